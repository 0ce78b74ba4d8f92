/** Teaching, training, research, culture. */
export const TEACHING_SKILLS = `Enseignement|Teaching|Instruction
Pédagogie différenciée|Differentiated instruction|Pédagogie active|Differentiation
Gestion de classe|Classroom management|Conduite de classe
Conception pédagogique|Instructional design|Ingénierie pédagogique|Pedagogical engineering
Élaboration de programmes|Curriculum development|Curriculum design|Programmes scolaires|Curriculum planning|Curriculum
Préparation de cours|Lesson planning|Lesson plans|Conception de cours|Course design|Lesson preparation
Évaluation des élèves|Student assessment|Évaluation|Assessment of learning|Évaluation des acquis|Student evaluation|Grading
Accompagnement scolaire|Tutoring|Soutien scolaire|Academic support|Cours particuliers|Aide aux devoirs
Orientation scolaire|Student guidance|Guidance counseling|Academic advising
Éducation spécialisée|Special education|SEN|Special needs|SEND|Special needs education
Éducation inclusive|Inclusive education|Inclusion scolaire|AESH
IEP|Individualized education program|Projet personnalisé de scolarisation
Enseignement primaire|Elementary education|Primary education|Early years education|École primaire
Enseignement secondaire|Secondary education|High school teaching
Enseignement supérieur|Higher education|University teaching
Enseignement des langues|Language teaching|Enseignement de l'anglais|English teaching
FLE|Français langue étrangère|French as a foreign language
ESL|TEFL|TESOL|EFL|English as a second language|CELTA
Enseignement des mathématiques|Math instruction|Mathematics teaching
Enseignement des sciences|Science teaching|SVT
Enseignement du français|French teaching
Enseignement de l'histoire|History teaching|Histoire-géographie
Enseignement musical|Music education|Music teaching
Enseignement artistique|Art education|Arts plastiques
EPS|Physical education|Éducation physique et sportive
E-learning|Formation en ligne|Online learning|Online teaching|Distance learning|FOAD|Enseignement à distance|Remote teaching
LMS|Learning management system|Learning management systems
Moodle
Articulate Storyline|Articulate 360|Articulate
Adobe Captivate
Google Classroom
Blackboard
Canvas|Canvas LMS
Kahoot|Kahoot!
Pronote
ENT|Espace numérique de travail
Genially
SmartBoard|Smart Board|TBI|Tableau blanc interactif|Interactive whiteboard|TNI
Formation d'adultes|Adult education|Formation pour adultes|Adult training
Formation de formateurs|Train the trainer|Training of trainers
Animation de formations|Training delivery|Animation de formation|Training facilitation
Animation socioculturelle|Youth work|Animation jeunesse|BAFA|Animation d'enfants|Animation périscolaire
Éveil de l'enfant|Child development|Early childhood education|Développement de l'enfant|Éducation de la petite enfance
Montessori|Pédagogie Montessori
Jeux éducatifs|Educational games
Relations avec les familles|Parent communication|Relations parents|Parent-teacher communication|Relation avec les familles
Vie scolaire|School administration|Surveillance des élèves
Sorties scolaires|Field trips|Voyages scolaires
Recherche académique|Academic research|Recherche scientifique|Scientific research
Méthodologie de recherche|Research methods|Research methodology|Research design
Publication scientifique|Scientific writing|Scientific publications|Academic writing|Rédaction scientifique|Rédaction d'articles scientifiques
Revue de littérature|Literature review|Literature reviews
Encadrement d'étudiants|Student supervision|Encadrement de stagiaires|Supervision d'étudiants|Direction de mémoires
Bibliothéconomie|Library science|Library management|Catalogage|Cataloguing|Bibliothèque
Archivistique|Archival science|Archives
Muséographie|Museum studies|Museology|Muséologie
Médiation culturelle|Cultural mediation
Conservation-restauration|Art conservation|Conservation
Histoire de l'art|Art history
Histoire|History
Géographie|Geography
Philosophie|Philosophy
Littérature|Literature|Lettres modernes
Linguistique|Linguistics
Sociologie|Sociology
Anthropologie|Anthropology
Économie|Economics
Science politique|Political science|Sciences politiques
Relations internationales|International relations
Physique|Physics
Biologie|Biology
Sciences de la Terre|Geology|Géologie|Earth science
Astronomie|Astronomy
Musique|Music|Solfège
Piano
Guitare|Guitar
Chant|Singing
Danse|Dance
Théâtre|Theatre|Theater|Art dramatique|Acting
Cinéma|Film|Film making|Filmmaking
Dessin|Drawing
Sculpture
Écriture créative|Creative writing
Traduction littéraire|Literary translation
Sous-titrage|Subtitling
Trados|SDL Trados|SDL Trados Studio
MemoQ
Zotero
Literacy|Lecture et écriture|Alphabétisation|Reading instruction
STEM|STEM education
Student engagement|Motivation des élèves
Behavior management|Gestion des comportements|Behaviour management
Educational technology|Numérique éducatif|EdTech|TICE
College counseling|Admissions|Student recruitment
Classroom instruction|Small group instruction|Travail en petits groupes
Common Core
Lexia|Reading recovery`;
