/** Fictional English CVs, one after a line `=== kind`. */
export const ENGLISH_CVS = `=== dev-back
Daniel Whitlock
Senior Java Developer
Manchester, UK | d.whitlock@mail.example
WORK EXPERIENCE
Backend Engineer, Brightpay Ltd, Manchester, March 2018 - Present
Spring Boot microservices, PostgreSQL, Kafka. Designed REST APIs for card payments.
Java Developer, Orbit Systems, 2014 - 2018
Hibernate, Oracle, Maven.
SKILLS
Java, Spring Boot, PostgreSQL, Kafka, Docker, JUnit
EDUCATION
BSc Computer Science, University of Leeds, 2014
=== dev-back-junior
Priya Nayar
Junior Backend Developer
Leeds
Experience
Graduate Java developer, Northbank Digital, 2024 - present
Bug fixing, small Spring services and unit tests.
Education: BSc Software Engineering, 2024
Skills: Java, Spring, SQL, Git
=== dev-front
Oscar Lindholm
Front-End Developer
Bristol
Summary
Six years building accessible web interfaces.
Experience
Front-end developer, Harbour Studio, 2020 - Present
React, TypeScript, design systems, Cypress.
Web integrator, Pixelforge, 2018 - 2020
HTML, CSS, JavaScript.
Skills: React, TypeScript, JavaScript, CSS, Redux
=== dev-full
Grace Okafor
Full Stack Developer
London
Full stack developer, Tidewater, 2021 - present
React front end, Node.js and Express APIs, MongoDB, Docker.
Web developer, Lamplight Agency, 2019 - 2020
PHP and MySQL websites.
Skills: JavaScript, React, Node.js, MongoDB, PHP
=== devops
Ewan McAllister
DevOps Engineer
Glasgow
Experience
DevOps engineer, Skyline Data, 2019 - present
Kubernetes, Terraform, AWS, GitLab CI pipelines, Prometheus and Grafana monitoring.
Linux system administrator, Hostwell, 2015 - 2019
Ansible, backups, on-call.
Skills: Kubernetes, Docker, Terraform, Ansible, AWS, Linux
=== sysadmin
Peter Langdon
Systems Administrator
Exeter
Systems administrator, Devon District Council, 2016 - present
Windows Server, Active Directory, VMware, firewalls, third-line support.
IT support technician, Tamar College, 2011 - 2016
=== data-sci
Hannah Brewster
Data Scientist
London
Data scientist, Greengrid Energy, 2020 - Present
Forecasting models in Python, scikit-learn and XGBoost; deployment with MLflow.
Data analyst, Shopper Panel, 2018 - 2020
SQL, dashboards, statistics.
MSc Statistics and Machine Learning
=== data-ana
Tomasz Reid
Data Analyst
Birmingham
Data analyst, Midland Grocers, 2021 - present
Power BI dashboards, SQL queries, sales and stock reporting.
Research executive, Pollwise, 2019 - 2021
Tools: Power BI, SQL, Excel, SAS
=== accountant
Margaret Hollis
Accountant
Nottingham
EXPERIENCE
Accountant, Vallance Haulage, 2017 - present
General ledger, bank reconciliations, VAT returns, year-end accounts and balance sheet. Sage.
Accounts senior, Dunmore & Co, 2012 - 2017
Bookkeeping and review for forty clients.
AAT Level 4
=== accounting-assistant
Jodie Marsh
Accounts Assistant
Derby
Accounts assistant, Stanway Print, 2022 - present
Purchase invoices, ledger posting, credit control calls, filing.
AAT Level 2. Excel, QuickBooks
=== controller
Simon Ashdown
Management Accountant / Business Controller
Coventry
Business controller, Midland Glass, 2019 - present
Budget, forecasts, product costing, variance analysis, monthly reporting to head office. SAP, Power BI.
Audit senior, Larkin LLP, 2016 - 2019
CIMA qualified. Advanced Excel
=== chief-accountant
Ruth Penhaligon
Accounting Manager
Plymouth
Accounting manager, Tamar Brewery, 2014 - present
Leads a team of five accountants, month-end close, consolidation, auditors, tax.
Accountant, Westcountry Foods, 2006 - 2014
ACCA
=== nurse-icu
Siobhan Keane
Registered Nurse - Intensive Care
Leeds
ICU nurse, St Aidan Hospital, 2019 - present
Care of ventilated patients, medication administration, dialysis, support for families.
Emergency nurse, Wakefield Hospital, 2016 - 2019
Triage, blood draws.
BSc Nursing, NMC registered
=== nurse-home
Victor Adeyemi
Staff Nurse, nursing home
York
Staff nurse, Elm Lodge nursing home, 2020 - present
Wound care, medication rounds, handovers, supervision of care assistants.
Registered nurse, medical ward, 2017 - 2020
Registered Nurse (Adult)
=== care-assistant
Joy Mensah
Healthcare Assistant
London
Night healthcare assistant, Rosewood Care Home, 2018 - present
Personal care, help with meals and mobility, records.
Hospital domestic, 2015 - 2017
NVQ Level 3 Health and Social Care
=== home-carer
Maureen Tully
Home Carer
Truro
Home care worker, Kernow Care, 2013 - present
Washing and dressing, meals, shopping and company for older people at home.
Full driving licence
=== sales-b2b
James Corrigan
B2B Sales Executive
Sheffield
Sales executive, Officeline, 2017 - present
Prospecting businesses, meetings, negotiation, portfolio of 150 clients, Salesforce.
Field sales representative, Telcom North, 2014 - 2017
Sold phone systems to small companies, 110% of target.
=== sales-junior
Chloe Bright
Junior Sales Representative
Hull
Sales intern, Humber Books, 2024 (6 months): cold calling, quotes, CRM.
Seasonal shop assistant, Bay Campsite, summers 2021 and 2022
HND Business 2024
=== retail-sales
Ben Travers
Retail Sales Assistant
Brighton
Sales assistant, Lane Boutique, 2019 - present
Greeting and advising customers, till, restocking, window displays.
Shelf stacker, Southmart, 2016 - 2019
=== key-account
Fiona Baxter
Key Account Manager
Leicester
Key account manager, Eastpack Packaging, 2015 - present
Framework agreements with ten industrial groups, tenders, retention, 12m revenue.
Sales engineer, Plastiform UK, 2009 - 2015
=== recruiter
Laura Finch
Recruitment Consultant
London
Recruitment consultant, Hexa Talent, 2020 - present
LinkedIn sourcing, interviews, headhunting, job adverts, 60 hires a year.
Recruitment assistant, Tempworks, 2018 - 2020
BA Human Resource Management
=== payroll
Colin Draper
Payroll Specialist
Cardiff
Payroll specialist, Severn Accountants, 2016 - present
Monthly payroll for 400 employees, pensions, tax codes, starters and leavers.
Payroll clerk, Gower Group, 2013 - 2016
=== hr-generalist
Sarah Underhill
HR Generalist
Reading
HR generalist, Thames Engineering, 2018 - present
Employment contracts, personnel files, training plan, recruitment, employee relations.
HR assistant, Chiltern Dairy, 2015 - 2018
CIPD Level 5
=== digital-marketing
Alex Pryor
Digital Marketing Manager
Edinburgh
Growth manager, Sunlight Travel, 2019 - present
Google Ads, SEO, email campaigns, 600k budget, Google Analytics, team of three.
Digital marketing executive, Forth Agency, 2015 - 2019
=== community
Megan Shaw
Social Media Manager
Liverpool
Social media manager, Mersey Radio, 2021 - present
Instagram and TikTok, content creation, editorial calendar.
Communications assistant, City Council, 2019 - 2021
=== designer
Paula Ridge
Graphic Designer
Brighton
Graphic designer, Seafront Agency, 2017 - present
Brand identities, posters, brochures, packaging. Photoshop, Illustrator, InDesign.
Layout artist, Southern Press, 2014 - 2017
BA Graphic Design
=== product-marketing
Owen Gale
Product Marketing Manager
Cambridge
Product manager, Saxon Laboratories, 2018 - present
Range launches, market research, marketing plan, pricing, sales training.
Assistant brand manager, Bellerose Cosmetics, 2015 - 2018
=== chef
Mark Oldfield
HEAD CHEF
Cornwall
Head chef, The Ramparts, 2016 - present
Seasonal menus, brigade of eight, food cost, HACCP, supplier orders.
Sous chef, Beach Hotel, 2011 - 2016
=== cook-junior
Leo Santi
Commis Chef
London
Commis chef, Parade Brasserie, 2023 - present
Cold preparations, mise en place, cleaning.
NVQ Level 2 Professional Cookery
=== waiter
Jess Farley
Waitress
Bath
Waitress, Pump Street Cafe, 2020 - present
Table service, taking orders, till, bar.
Crew member, fast food, 2018 - 2020
=== maths-teacher
Denise Moran
Mathematics Teacher
Newcastle
Mathematics teacher, Tyneside Academy, 2012 - present
Lessons from year 7 to year 11, support for struggling pupils, form tutor.
PGCE Mathematics, BSc Mathematics
=== primary-teacher
Abigail Benson
Primary School Teacher
Norwich
Primary teacher, Mill Lane School, 2015 - present
Year 3 class, reading projects, meetings with parents.
PGCE Primary
=== trainer
Frank Lennox
IT Trainer
Stoke
Freelance trainer, 2014 - present
Excel, Word and PowerPoint courses for companies, course materials.
Administrative assistant, 2008 - 2014
=== jurist
Helen Vickers
Legal Counsel
Leeds
Legal counsel, Northern Textiles Group, 2018 - present
Drafting and negotiating commercial contracts, corporate law, litigation, GDPR.
Contracts lawyer, Mutual Insurance, 2015 - 2018
LLM Commercial Law
=== lawyer
Paul Chancellor
Employment Solicitor
London
Associate solicitor, Lafferty LLP, 2016 - present
Advice to employers, employment tribunal hearings, settlements.
LPC, admitted 2015
=== legal-assistant
Nadia Hale
Legal Secretary
Portsmouth
Legal secretary, Solent Solicitors, 2019 - present
Typing, court bundles, diary, appointments, filing.
=== mason
Joe Almond
Bricklayer
Gloucester
Bricklayer, Severn Construction, 2010 - present
Brick and block walls, formwork, concrete, reading drawings. CSCS card.
=== site-manager
Steve Rowan
Site Manager
Southampton
Construction site manager, Solent Builders, 2015 - present
Housing projects, programme, budget, subcontractors, health and safety.
Foreman, Loddon Concrete, 2009 - 2015
HND Construction
=== electrician
Kieran Burns
Electrician
Swansea
Electrician, Gower Electrical, 2016 - present
Domestic and commercial wiring, consumer units, 18th Edition.
=== maintenance
Pat Lemmon
Maintenance Technician
Sunderland
Maintenance technician, Wear Tyres, 2013 - present
Preventive and corrective maintenance of production lines, Siemens PLC, hydraulics, CMMS.
Electromechanical fitter, 2008 - 2013
=== machinist
Luke Garrity
CNC Machinist
Rugby
CNC turner and miller, Precision Parts, 2012 - present
Machine setting, Fanuc programming, measuring.
=== mech-engineer
Agnes Simmons
Mechanical Design Engineer
Derby
Mechanical engineer, Eastern Turbines, 2017 - present
CATIA and SolidWorks design, finite element analysis in ANSYS, prototypes and tests.
MEng Mechanical Engineering
=== warehouse
Bruce Fable
Warehouse Operative / Forklift Driver
Doncaster
Forklift driver, Humber Logistics, 2017 - present
Goods in, order picking, stock counts, RF scanner, WMS.
Picker, Drive Express, 2014 - 2017
=== logistics-manager
Celia Barton
Logistics Manager
Felixstowe
Warehouse manager, Haven Freight, 2014 - present
Team of 40, flow planning, KPIs, hauliers, safety.
=== truck-driver
Dave Loomis
HGV Driver
Carlisle
HGV Class 1 driver, Border Haulage, 2009 - present
National deliveries, ADR, tachograph.
=== buyer
Annie Tisdale
Industrial Buyer
Wolverhampton
Buyer, Black Country Components, 2016 - present
Supplier quotes and negotiation, component purchasing, cost reduction, SAP MM.
=== exec-assistant
Catherine Dupree
Executive Assistant
London
Executive assistant to the CEO, Horizon Group, 2011 - present
Diary, travel, minutes, board meetings.
French C1
=== receptionist
Melanie Faulks
Receptionist
Manchester
Receptionist, Spinning Tower, 2020 - present
Greeting visitors, switchboard, post, meeting rooms.
=== bank-advisor
Gareth Noble
Personal Banker
Cardiff
Personal banker, Severn Bank, 2017 - present
Portfolio of 500 customers, mortgages, savings, insurance, appointments.
Bank teller, Severn Bank, 2015 - 2017
=== insurance
Vera Pond
Claims Handler
Norwich
Claims handler, Anglia Mutual, 2014 - present
Motor and home claims, settlements, loss adjusters.`;
