/** Health and social care. */
export const HEALTH_SKILLS = `Soins infirmiers|Nursing|Nursing care|Soins
Soins intensifs|Intensive care|Critical care|Réanimation|ICU
Soins palliatifs|Palliative care|End-of-life care|Accompagnement de fin de vie
Soins d'hygiène|Personal care|Hygiène corporelle|Toilette|Soins de confort|Aide à la toilette|Soins d'hygiène et de confort|Soins de nursing
Soins d'urgence|Emergency care|Urgences|Emergency medicine|Médecine d'urgence
Soins préopératoires|Perioperative care|Soins postopératoires|Post-operative care|Pre-operative care
Soins à domicile|Home care|Home health|Maintien à domicile
Soins aux patients|Patient care|Prise en charge des patients|Prise en charge du patient|Direct patient care
Éducation du patient|Patient education|Éducation thérapeutique|ETP
Évaluation du patient|Patient assessment|Évaluation clinique|Clinical assessment|Nursing assessment
Surveillance des patients|Patient monitoring|Surveillance clinique
Signes vitaux|Vital signs|Prise de constantes|Surveillance des constantes|Constantes|Vital signs monitoring|Prise des constantes
Administration de médicaments|Medication administration|Distribution des médicaments|Administration des traitements|Medication management|Préparation des médicaments
Perfusion|IV therapy|Perfusions|Pose de perfusion|Intravenous therapy|IV insertion
Injections|Injection
Prélèvements|Phlebotomy|Prise de sang|Prélèvements sanguins|Venipuncture|Blood draws|Prélèvement sanguin|Bilan sanguin
Pansements|Wound care|Wound dressing|Soins de plaies|Réfection de pansements|Dressing changes|Plaies et cicatrisation
Ventilation mécanique|Mechanical ventilation|Ventilator care
Cathétérisme|Catheterization|Sondage urinaire|Catheter care|Catheter insertion
Aspiration trachéale|Tracheostomy care|Suctioning
Électrocardiogramme|ECG|EKG|Électrocardiogrammes
Transfusion sanguine|Blood transfusion|Transfusions
Gestes d'urgence|Premiers secours|First aid|Gestes de premiers secours|Secourisme|PSC1|Gestes et soins d'urgence
Réanimation cardiopulmonaire|CPR|RCP|Basic life support|BLS|CPR certified
ACLS|Advanced cardiac life support
PALS|Pediatric advanced life support
AFGSU|AFGSU 2|AFGSU 1
Triage
Hygiène hospitalière|Infection control|Prévention des infections|Infection prevention|Bionettoyage|Asepsie|Aseptic technique|Hygiène et asepsie
Stérilisation|Sterilization|Sterilisation
Bloc opératoire|Operating room|Operating theatre|Surgical assistance
Chirurgie|Surgery|Surgical
Anesthésie|Anesthesia|Anaesthesia
Pédiatrie|Pediatrics|Paediatrics|Pediatric care
Néonatologie|Neonatal care|NICU|Neonatology
Gériatrie|Geriatrics|Gérontologie|Elderly care|Personnes âgées|Geriatric care|Accompagnement des personnes âgées
Maladie d'Alzheimer|Dementia care|Alzheimer|Démence|Dementia
Psychiatrie|Psychiatry|Santé mentale|Mental health|Psychiatric nursing
Psychologie|Psychology|Psychologie clinique|Clinical psychology
Psychothérapie|Psychotherapy|Thérapies cognitives et comportementales|TCC|CBT|Cognitive behavioral therapy
Addictologie|Addiction treatment|Substance abuse|Addictions
Oncologie|Oncology|Cancérologie|Chemotherapy|Chimiothérapie
Cardiologie|Cardiology|Telemetry|Télémétrie
Neurologie|Neurology
Orthopédie|Orthopedics|Traumatologie
Obstétrique|Obstetrics|Maternité|Labor and delivery|Suivi de grossesse|Accouchement
Gynécologie|Gynecology
Dermatologie|Dermatology
Radiologie|Radiology|Imagerie médicale|Medical imaging
IRM|MRI
Scanner médical|CT scan|Tomodensitométrie
Échographie|Ultrasound|Ultrasonography|Sonography
Radioprotection|Radiation protection|Radiation safety
Dialyse|Dialysis|Hémodialyse|Hemodialysis
Diabète|Diabetes care|Diabétologie|Diabetes management|Glycémie
Nutrition|Diététique|Dietetics|Clinical nutrition|Nutrition clinique
Kinésithérapie|Physiotherapy|Physical therapy|Rééducation|Rehabilitation|Rééducation fonctionnelle
Ergothérapie|Occupational therapy
Orthophonie|Speech therapy|Speech-language pathology
Ostéopathie|Osteopathy
Massage|Massages|Massage therapy
Podologie|Podiatry
Optique|Optometry|Optics|Optique lunetterie
Audioprothèse|Audiology
Pharmacie|Pharmacy|Pharmacology|Pharmacologie|Dispensation
Préparation pharmaceutique|Compounding|Préparations magistrales
Pharmacovigilance|Drug safety
Recherche clinique|Clinical research|Essais cliniques|Clinical trials|Études cliniques
Bonnes pratiques cliniques|Good clinical practice
Bonnes pratiques de fabrication|GMP|BPF|cGMP|Good manufacturing practice
Bonnes pratiques de laboratoire|GLP|BPL|Good laboratory practice
Dentisterie|Dentistry|Dental care|Assistance dentaire|Dental assisting
Hygiène dentaire|Dental hygiene
Médecine générale|General practice|Family medicine|Primary care|Médecine générale ambulatoire
Médecine interne|Internal medicine
Médecine du travail|Occupational medicine|Occupational health
Santé publique|Public health|Épidémiologie|Epidemiology
Vaccination|Vaccinations|Immunizations|Immunization
Télémédecine|Telemedicine|Telehealth
Dossier patient informatisé|Electronic health records|EHR|EMR|Electronic medical records|Dossier patient|Dossier médical|Medical records|Dossier de soins|Patient records|DPI
Epic|Epic EHR|Epic Systems
Cerner
Meditech
Codage médical|Medical coding|ICD-10|CPT coding|CIM-10|ICD-9|PMSI
Terminologie médicale|Medical terminology
HIPAA|HIPAA compliance
Transmissions|Transmissions ciblées|Patient handover|Nursing documentation|Charting|Transmissions écrites et orales
Plan de soins|Care plans|Care planning|Projet de soins|Projet personnalisé|Nursing care plans
Aide aux repas|Feeding assistance|Aide à la prise des repas|Prise des repas
Aide à la mobilité|Patient mobility|Manutention des personnes|Transferts|Patient transfers|Manutention des patients|Lève-personne|Mobilisation des patients
Accompagnement de personnes handicapées|Disability support|Handicap|Accompagnement du handicap|Situation de handicap
Autisme|Autism|TSA|ABA therapy
Action sociale|Social work|Travail social|Accompagnement social|Social services
Protection de l'enfance|Child protection|Child welfare|ASE
Médiation familiale|Family mediation|Family therapy
Animation en EHPAD|Activités thérapeutiques|Animation sociale
Auxiliaire de vie|Aide à domicile|Aide à la personne|Services à la personne
Petite enfance|Early childhood|Childcare|Garde d'enfants|Soins aux enfants|Babysitting|Child care
Puériculture|Infant care
Biologie médicale|Medical laboratory|Analyses médicales|Clinical laboratory|Analyses de laboratoire
Microbiologie|Microbiology
Biologie moléculaire|Molecular biology
Biologie cellulaire|Cell biology|Cell culture|Culture cellulaire
Biochimie|Biochemistry
Biotechnologie|Biotechnology|Biotechnologies
Immunologie|Immunology|ELISA|Immunohistochimie
Génétique|Genetics|Génomique|Genomics
PCR|qPCR|RT-PCR|PCR quantitative
Western blot|Western blotting
Hématologie|Hematology
Cytométrie en flux|Cytométrie|Flow cytometry
Chromatographie|Chromatography|HPLC|GC-MS|Gas chromatography|LC-MS
Spectrométrie de masse|Mass spectrometry|Spectroscopie|Spectroscopy
Microscopie|Microscopy
Chimie analytique|Analytical chemistry
Chimie organique|Organic chemistry
Chimie|Chemistry
Formulation|Formulation cosmétique
Techniques de laboratoire|Laboratory techniques|Lab techniques|Laboratory skills|Lab skills|Laboratoire
Zootechnie|Animal care|Soins aux animaux|Veterinary care|Soins vétérinaires
Compassionate care|Bientraitance
Case management santé|Discharge planning|Coordination des soins|Care coordination
Staff nurse supervision|Charge nurse|Encadrement d'étudiants infirmiers
ImageJ
GraphPad Prism|GraphPad
FlowJo
PyMOL
GROMACS
LAMMPS
RMN|NMR
Diffraction des rayons X|XRD|X-ray diffraction
FTIR|Spectroscopie infrarouge`;
