import type { CvSource } from '../model.ts';
import { job, study } from '../people/shorthand.ts';

export const heldOutFreeformEnglish: CvSource[] = [
  {
    id: 'en-free-functional',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'years', skills: 'commas' },
    first: 'Yolanda',
    last: 'Price',
    email: 'yolanda.price@example.com',
    phone: '(404) 555-0109',
    country: 'US',
    place: 'Atlanta, GA',
    headline: 'Nonprofit Program Manager',
    careers: [
      job('Program Manager', ['Peachtree Literacy Council'], ['2017-01', null], []),
      job('Volunteer Coordinator', ['Southside Food Network'], ['2012-01', '2017-12'], []),
      job('Administrative Assistant', ['Fulton Legal Aid'], ['2009-01', '2012-12'], []),
    ],
    studies: [study('B.A.', 'Sociology', 'Georgia State University', '2009')],
    skills: { Expertise: ['Grant writing', 'Volunteer management', 'Fundraising', 'Budgeting', 'Public speaking'] },
    languages: [['Spanish', 'conversational']],
    page: `<style>@page{size:letter;margin:.9in}body{font:11pt/1.45 "Liberation Serif";margin:0}h2{font-size:12pt;margin:14px 0 4px;letter-spacing:2px}p{margin:3px 0}</style>
<p style="font-size:20pt">YOLANDA PRICE</p><p>Nonprofit Program Manager</p><p>Atlanta, GA &nbsp;|&nbsp; (404) 555-0109 &nbsp;|&nbsp; yolanda.price@example.com</p>
<h2>AREAS OF EXPERTISE</h2><p>Grant writing ▪ Volunteer management ▪ Fundraising ▪ Budgeting ▪ Public speaking</p>
<h2>SELECTED ACHIEVEMENTS</h2><p><b>Funding.</b> Secured $2.1M in foundation and city grants over seven years.</p><p><b>People.</b> Recruited and trained 350 tutors; retention above 80%.</p><p><b>Reach.</b> Opened reading rooms in eleven schools.</p>
<h2>WORK HISTORY</h2><p>Program Manager, Peachtree Literacy Council, 2017–present</p><p>Volunteer Coordinator, Southside Food Network, 2012–2017</p><p>Administrative Assistant, Fulton Legal Aid, 2009–2012</p>
<h2>EDUCATION &amp; LANGUAGES</h2><p>B.A., Sociology, Georgia State University, 2009</p><p>Spanish: conversational</p>`,
  },
  {
    id: 'en-free-german-style',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'slash', skills: 'commas' },
    first: 'Matthias',
    last: 'Brandt',
    email: 'matthias.brandt@example.org',
    phone: '+49 1512 9876543',
    place: 'Leipzig',
    nationality: 'German',
    careers: [
      job('Logistics Planner', ['Messehof Logistik'], ['2019-03', null], ['Slot planning for 200 trucks a day.', 'Key user for SAP EWM.']),
      job('Dispatcher', ['Elbe Spedition'], ['2014-09', '2019-02'], ['Tours for 45 drivers in five countries.']),
    ],
    studies: [study('Diploma', 'Freight Forwarding and Logistics', 'Chamber of Commerce Dresden', ['2011', '2014'])],
    skills: { Skills: ['SAP EWM', 'Route planning', 'MS Office', 'Customs procedures'] },
    languages: [
      ['German', 'native'],
      ['English', 'B2'],
      ['Polish', 'A2'],
    ],
    page: `<style>@page{size:A4;margin:20mm}body{font:10.5pt/1.45 "Liberation Sans";margin:0}h1{font-size:15pt}h2{font-size:11.5pt;margin:14px 0 4px;border-bottom:1px solid}dl{display:grid;grid-template-columns:42mm 1fr;margin:0}dd{margin:0 0 4px}</style>
<h1>Curriculum Vitae</h1><h2>Personal data</h2><dl><dt>Name:</dt><dd>Matthias Brandt</dd><dt>Date of birth:</dt><dd>12.07.1992 in Meissen</dd><dt>Nationality:</dt><dd>German</dd><dt>Address:</dt><dd>Leipzig</dd><dt>Mobile:</dt><dd>+49 1512 9876543</dd><dt>Email:</dt><dd>matthias.brandt@example.org</dd></dl>
<h2>Professional experience</h2><dl><dt>03/2019 – today</dt><dd>Messehof Logistik, Leipzig<br><b>Logistics Planner</b><br>• Slot planning for 200 trucks a day.<br>• Key user for SAP EWM.</dd><dt>09/2014 – 02/2019</dt><dd>Elbe Spedition, Dresden<br><b>Dispatcher</b><br>• Tours for 45 drivers in five countries.</dd></dl>
<h2>Education</h2><dl><dt>2011 – 2014</dt><dd>Chamber of Commerce Dresden<br>Diploma, Freight Forwarding and Logistics</dd></dl>
<h2>Skills</h2><dl><dt>IT and methods</dt><dd>SAP EWM, Route planning, MS Office, Customs procedures</dd><dt>Languages</dt><dd>German (native), English (B2), Polish (A2)</dd></dl><p style="margin-top:20mm">Leipzig, 2 October 2026</p>`,
  },
  {
    id: 'en-free-projects',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'shortMonth', skills: 'commas' },
    first: 'Vikram',
    last: 'Chandrasekaran',
    email: 'vikram.c@example.com',
    phone: '+1 (408) 555-0155',
    country: 'US',
    place: 'San Jose, CA',
    careers: [
      job(
        'Software Engineer II',
        ['Bayline Systems'],
        ['2023-02', null],
        ['Shipped the offline mode of the field app, used by 8,000 technicians.', 'Cut cold start from 4.1 s to 1.3 s.'],
      ),
      job('Software Engineer', ['Mosaic Health'], ['2021-07', '2023-01'], ['Wrote the scheduling service in Kotlin.']),
      job('Undergraduate Researcher', ['Redwood State University'], ['2020-01', '2021-05'], ['Static analysis of smart contracts.']),
    ],
    studies: [study('B.S.', 'Computer Engineering', 'Redwood State University', ['2017', '2021'])],
    skills: {
      Languages: ['Kotlin', 'Swift', 'Java', 'C'],
      Frameworks: ['React Native', 'Ktor', 'GraphQL'],
      Tools: ['Git', 'Fastlane', 'Figma'],
    },
    languages: [],
    page: `<style>@page{size:letter;margin:.55in}body{font:10pt/1.3 "Liberation Serif";margin:0}h1{font-size:22pt;text-align:center;font-variant:small-caps;margin:0;font-weight:normal}h2{font-size:11.5pt;font-variant:small-caps;border-bottom:1px solid;margin:8px 0 3px;font-weight:normal}.c{text-align:center}.r{display:flex;justify-content:space-between}ul{margin:1px 0 4px;padding-left:15px}p{margin:1px 0}</style>
<h1>Vikram Chandrasekaran</h1><p class="c">+1 (408) 555-0155 | <u>vikram.c@example.com</u> | San Jose, CA | github.com/example-vikram</p>
<h2>Education</h2><div class="r"><b>Redwood State University</b><span>San Jose, CA</span></div><div class="r"><i>B.S., Computer Engineering</i><i>2017 – 2021</i></div>
<h2>Experience</h2><div class="r"><b>Software Engineer II</b><span>Feb 2023 – Present</span></div><div class="r"><i>Bayline Systems</i><i>San Jose, CA</i></div><ul><li>Shipped the offline mode of the field app, used by 8,000 technicians.</li><li>Cut cold start from 4.1 s to 1.3 s.</li></ul><div class="r"><b>Software Engineer</b><span>July 2021 – Jan 2023</span></div><div class="r"><i>Mosaic Health</i><i>Remote</i></div><ul><li>Wrote the scheduling service in Kotlin.</li></ul><div class="r"><b>Undergraduate Researcher</b><span>Jan 2020 – May 2021</span></div><div class="r"><i>Redwood State University</i><i>San Jose, CA</i></div><ul><li>Static analysis of smart contracts.</li></ul>
<h2>Projects</h2><div class="r"><span><b>TideTable</b> | <i>Swift, GraphQL</i></span><span>June 2022 – Present</span></div><ul><li>Open-source tide predictions for kayakers, 2,000 stars.</li></ul><div class="r"><span><b>Quill</b> | <i>React Native</i></span><span>May 2020</span></div><ul><li>Shared notes for study groups.</li></ul>
<h2>Technical Skills</h2><p><b>Languages</b>: Kotlin, Swift, Java, C</p><p><b>Frameworks</b>: React Native, Ktor, GraphQL</p><p><b>Tools</b>: Git, Fastlane, Figma</p>`,
  },
];
