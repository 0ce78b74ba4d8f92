/** "Maintain tools for teachers", "Develop, test and ship software": what is done, after a verb that opens no title and no name. */
const DOES =
  /^(?:Analy[sz]e|Assist|Automate|Build|Collaborate|Collect|Configure|Conduct|Create|Deliver|Develop|Diagnose|Ensure|Evaluate|Execute|Facilitate|Identify|Implement|Improve|Install|Integrate|Investigate|Maintain|Manage|Organi[sz]e|Oversee|Participate|Perform|Prepare|Process|Provide|Recommend|Repair|Resolve|Supervise|Teach|Train|Translate|Troubleshoot|Write)(?: \p{L}+)?(?:,? (?:and )?\p{Ll}[\p{Ll}'’-]*){2}/u;

/** "Prepared weekly reports", "Led a team of nine"; « Trained as a nurse » tells a post, « Assisted living aide » is one. */
const DID =
  /^(?:Achieved|Advised|Analy[sz]ed|Answered|Assisted|Built|Collected|Completed|Conducted|Contributed|Coordinated|Edited|Ensured|Established|Greeted|Handled|Helped|Increased|Installed|Introduced|Launched|Led|Managed|Mentored|Monitored|Operated|Organi[sz]ed|Oversaw|Participated|Performed|Planned|Prepared|Presented|Processed|Produced|Provided|Ran|Reduced|Repaired|Researched|Reviewed|Scheduled|Served|Sold|Supervised|Supported|Taught|Tested|Trained|Translated|Tutored|Welcomed|Wrote) (?!(?:as|at|living)(?!\p{L}))\p{Ll}/u;

/** « Gérer les stocks », « Participer à l’accueil »: a French infinitive and what it is done to. */
const FAIRE =
  /^(?:\p{Lu}\p{Ll}+(?:er|ir|re) (?:les? |la |une? |l['’]\s?)|(?:Participer|Contribuer|Veiller|Répondre|Procéder) (?:à|au|aux) |Mettre en )\p{Ll}/u;

/** Whether a row opens with a verb of what was done, and so tells of a job. */
export const opensWithVerb = (text: string): boolean => DOES.test(text) || DID.test(text) || FAIRE.test(text);
