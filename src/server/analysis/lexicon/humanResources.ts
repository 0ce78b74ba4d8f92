/** Human resources. */
export const HR_SKILLS = `Ressources humaines|Human resources|RH|HR|Gestion des ressources humaines|Human resource management|GRH|HR management|Human resources management
Recrutement|Recruitment|Recruiting|Talent acquisition|Full-cycle recruiting|Hiring|Staffing|Recrutements|Recruiting and selection
Sourcing|Candidate sourcing|Sourcing de candidats|Boolean search
Approche directe|Headhunting|Executive search|Chasse de têtes
Entretiens de recrutement|Job interviews|Entretiens structurés|Structured interviews|Conduite d'entretiens|Entretiens d'embauche|Interviewing candidates
Rédaction d'offres d'emploi|Job postings|Rédaction d'annonces|Job descriptions|Fiches de poste
Marque employeur|Employer branding
Intégration|Onboarding|Intégration des nouveaux collaborateurs|New hire orientation|New employee orientation|Employee onboarding
Offboarding|Exit interviews
Administration du personnel|Personnel administration|HR administration|Gestion administrative du personnel|Administration RH|Personnel files
Contrats de travail|Employment contracts|Rédaction de contrats|Contrats
Paie|Payroll|Gestion de la paie|Payroll management|Payroll processing|Établissement des paies|Traitement de la paie|Bulletins de paie|Élaboration de la paie
DSN|Déclaration sociale nominative
Charges sociales|Social security contributions|Déclarations sociales|Cotisations sociales
Gestion des temps|Time and attendance|GTA|Gestion des absences|Gestion des congés|Timekeeping|Leave management|Suivi des absences
Droit du travail|Labour law|Employment law|Labor law|Droit social|Labor relations law
Relations sociales|Employee relations|Labor relations|Labour relations|Industrial relations|Dialogue social
IRP|CSE|Instances représentatives du personnel|Works council
Négociation collective|Collective bargaining|Accords d'entreprise|Union negotiations
Gestion des conflits RH|Grievance handling|Grievances|Disciplinary procedures|Procédures disciplinaires
Formation professionnelle|Learning and development|L&D|Plan de formation|Training plan|Ingénierie de formation|Gestion de la formation|Plan de développement des compétences|Corporate training|Training programs|Training development
GPEC|GEPP|Workforce planning|Gestion prévisionnelle des emplois et des compétences
Gestion des talents|Talent management|Talent development|Talent review
Gestion des carrières|Career management|Career development|Mobilité interne|Internal mobility|Succession planning
Évaluation des performances|Performance management|Performance appraisal|Entretiens annuels|Performance reviews|Entretiens professionnels|Performance evaluation|Entretiens individuels
Rémunération|Compensation|Compensation and benefits|Comp & ben|Politique salariale|Politique de rémunération|Avantages sociaux|Compensation & benefits|Salary administration
Benefits administration|Employee benefits|Gestion des avantages sociaux|Benefits|Open enrollment
SIRH|HRIS|HRMS|Human resources information systems|Human Resources Information System
Workday
BambooHR
Talentsoft
Lucca
Silae
PayFit|Payfit
HR Access
Taleo|Oracle Taleo
Kronos|UKG
Ceridian|Dayforce
Greenhouse
Lever
SmartRecruiters
Bullhorn
iCIMS
ATS|Applicant tracking system|Applicant tracking systems
LinkedIn Recruiter
Indeed|Monster|Job boards|Jobboards
Bilan social|Reporting social|HR reporting|Reporting RH|Tableaux de bord RH|HR metrics|HR analytics|People analytics
QVT|QVCT|Qualité de vie au travail|Wellbeing at work|Employee engagement|Engagement des collaborateurs|Employee wellness
Prévention des risques psychosociaux|RPS|Risques psychosociaux
Diversité et inclusion|Diversity and inclusion|D&I|DEI|Diversity|Égalité professionnelle|Mission handicap
Santé et sécurité au travail|Occupational health and safety|Santé sécurité au travail|Workplace safety|SST au travail|OSHA compliance
Mobilité internationale|Global mobility|Expatriation|International mobility
Intérim|Temporary staffing|Travail temporaire
Campus recruiting|Relations écoles|Campus management|Job fairs|Forums écoles|Career fairs
Tests psychométriques|Psychometric testing|Assessment center|Assessment|Assessments
Bilan de compétences|Skills assessment|Accompagnement professionnel
Outplacement
Insertion professionnelle|Job placement|Accompagnement à l'emploi|Employment counseling
Coaching professionnel|Executive coaching|Career coaching|Career counseling
Développement organisationnel|Organizational development|Organisational development|OD
HR policies|Politique RH|Politiques RH|HR policy|Policy administration
HR business partnering|HRBP
FMLA
EEO|EEOC|Equal employment opportunity
ADA compliance|ADA
COBRA
FLSA
Workers compensation|Workers' compensation|Accidents du travail
Background checks|Reference checks|Prise de références
Employee handbook|Règlement intérieur
Team building|Teambuilding
Restructuration|Restructuring|PSE|Plan de sauvegarde de l'emploi
Enquêtes de climat social|Employee surveys`;
