/** Industry, mechanics, maintenance, quality, environment. */
export const INDUSTRY_SKILLS = `Production|Production industrielle|Manufacturing|Fabrication|Industrial production
Gestion de production|Production management|Pilotage de la production|Manufacturing management|Management de production
Planification de production|Production planning|Ordonnancement|Production scheduling|Planning de production
GPAO|MRP|MRP II
MES|Manufacturing execution system
GMAO|CMMS|Maintenance management software
TPM|Total productive maintenance
5S|Méthode 5S
SMED
Kanban industriel|Juste-à-temps|Just in time|JIT
VSM|Value stream mapping
TRS|OEE
AMDEC|FMEA|Failure mode and effects analysis|DFMEA|PFMEA
8D|Méthode 8D
PDCA
Ishikawa|5 pourquoi|5 Why|Root cause analysis|Analyse des causes racines|Analyse causale
SPC|MSP|Statistical process control
APQP
PPAP
IATF 16949|ISO/TS 16949|ISO TS 16949
EN 9100|AS9100
ISO 13485
ISO 31000
ISO 22301
ISO 22000
ISO 17025
ISO 50001
Industrialisation|Industrialization
Méthodes industrielles|Process engineering|Génie des procédés|Industrial engineering|Génie industriel|Manufacturing engineering|Procédés industriels
Maintenance|Maintenance industrielle|Industrial maintenance|Equipment maintenance
Maintenance préventive|Preventive maintenance
Maintenance corrective|Corrective maintenance|Maintenance curative
Maintenance prédictive|Predictive maintenance
Dépannage|Repair|Repairs|Équipement dépannage|Dépannages|Diagnostic de pannes|Fault finding|Equipment repair|Diagnostics
Mécanique|Mechanics|Mechanical|Mécanique générale
Génie mécanique|Mechanical engineering|Conception mécanique|Mechanical design
Électromécanique|Electromechanics
Électrotechnique|Electrical engineering|Électricité industrielle|Industrial electricity|Génie électrique|Electrotechnics|Électricité
Électronique|Electronics|Electronic engineering|Électronique de puissance|Power electronics|Circuits électroniques
Conception de circuits imprimés|PCB design|PCB|Circuit design|Routage de cartes
Altium Designer|Altium
?Eagle|Autodesk Eagle
OrCAD
Multisim
Oscilloscope|Oscilloscopes
Soudure électronique|Soldering|Brasage
Automatisme|Industrial automation|Automatismes|Automation|Automatismes industriels|Automatique|Control systems
Automates programmables|PLC|API Siemens|PLC programming|Programmation d'automates|PLCs
Siemens TIA Portal|TIA Portal|Siemens S7|Step 7|Siemens
Schneider Unity|Schneider automates
Allen-Bradley|Allen Bradley|RSLogix|Rockwell
SCADA|Supervision industrielle|WinCC
Grafcet
Variateurs de vitesse|Variable frequency drives|VFD
Robotique|Robotics|Robotique industrielle|Industrial robotics
Robot Fanuc|Fanuc
Robot KUKA|KUKA
Robot ABB|ABB
Instrumentation|Régulation|Instrumentation and control|Métrologie instrumentale
Métrologie|Metrology|Mesures dimensionnelles|Contrôle dimensionnel|Dimensional inspection|Calibration|Étalonnage
Machine à mesurer tridimensionnelle|CMM|MMT|Tridimensionnelle
Pied à coulisse|Micrometer|Calipers|Micromètre
Contrôle non destructif|Non-destructive testing|NDT|CND|Ressuage|Ultrasons
Usinage|Machining|Machining operations
Tournage|Turning|Tour conventionnel|Lathe
Fraisage|Milling|Fraiseuse
Commande numérique|CNC|CNC machining|Machines à commande numérique|CNC programming|Usinage CN|Programmation CN
Rectification|Grinding
Tôlerie|Sheet metal|Sheet metal work
Chaudronnerie|Boilermaking|Metal fabrication
Tuyauterie|Piping|Pipefitting|Pipe fitting
Soudage|Welding|Soudure
Soudure TIG|TIG welding|TIG|GTAW
Soudure MIG/MAG|MIG welding|MIG|MAG|GMAW|Semi-automatique
Soudure à l'arc|Arc welding|SMAW|Arc électrode
Découpe laser|Laser cutting|Oxycoupage
Pliage|Press brake|Cintrage
Emboutissage|Stamping
Fonderie|Foundry|Casting|Moulage
Forge|Forging
Traitement thermique|Heat treatment
Traitement de surface|Surface treatment|Surface finishing
Peinture industrielle|Industrial painting
Injection plastique|Injection molding|Plasturgie|Injection moulding|Plastics processing
Extrusion
Composites|Composite materials|Matériaux composites
Matériaux|Materials science|Science des matériaux|Materials engineering|Résistance des matériaux|RDM
Métallurgie|Metallurgy
Impression 3D|3D printing|Fabrication additive|Additive manufacturing
Assemblage|Assembly|Montage mécanique|Mechanical assembly|Assembly line|Assemblage mécanique
Conduite de ligne|Production line operation|Conduite de machines|Machine operation|Conduite de ligne automatisée|Machine operator|Conduite de lignes
Réglage machines|Machine setup|Réglages machines|Réglage
Conditionnement industriel|Conditionnement|Industrial packaging
Hydraulique|Hydraulics
Pneumatique|Pneumatics
Thermodynamique|Thermodynamics
Thermique|Heat transfer|Transferts thermiques
Mécanique des fluides|Fluid mechanics|Fluid dynamics
CFD|Computational fluid dynamics
Éléments finis|Finite element analysis|FEA|Calcul éléments finis|Finite elements
CAO|CAD|Conception assistée par ordinateur|Computer-aided design|Dessin assisté par ordinateur|DAO|CAO/DAO
FAO|CAM|CFAO|Computer-aided manufacturing
SolidWorks|Solidworks|Solid Works
CATIA|CATIA V5|Catia V5|CATIA V6
Creo|Pro/ENGINEER|Pro Engineer|PTC Creo|ProE
Inventor|Autodesk Inventor
Siemens NX|NX|Unigraphics
Solid Edge
TopSolid
Fusion 360
Mastercam
ANSYS|Ansys
Abaqus
Nastran|MSC Nastran
HyperMesh|Altair HyperWorks
COMSOL
ANSYS Fluent
OpenFOAM
PLM|Windchill|Teamcenter|ENOVIA
Dessin industriel|Technical drawing|Dessin technique|Engineering drawing|Mechanical drawing|Technical drawings|Drafting
Cotation fonctionnelle|GD&T|Geometric dimensioning and tolerancing|Cotation ISO
Analyse vibratoire|Vibration analysis|Vibrations
Acoustique|Acoustics
Essais|Testing|Tests et essais|Bancs d'essai|Test benches|Essais mécaniques|Mechanical testing
Validation|Qualification|IQ OQ PQ|Validation and verification|Validation de procédés
Fiabilité|Reliability engineering|Sûreté de fonctionnement|RAMS
Ingénierie système|Systems engineering
DO-178|DO-178C
ISO 26262
Aéronautique|Aeronautics|Aerospace|Aerospace engineering
Maintenance aéronautique|Aircraft maintenance|Part 145|Part-145
Automobile|Automotive|Mécanique automobile|Automotive repair|Auto repair|Réparation automobile
Diagnostic automobile|Vehicle diagnostics|Valise de diagnostic|Diagnostic électronique
Carrosserie|Bodywork|Auto body
Véhicules électriques|Electric vehicles
Ferroviaire|Railway|Rail
Naval|Shipbuilding|Construction navale
Oil and gas|Pétrole et gaz|Oil & gas|Pétrochimie|Petrochemical
Forage|Drilling
Agroalimentaire|Food industry|Industrie agroalimentaire|Food processing|IAA
Pharmaceutique|Pharmaceutical industry|Industrie pharmaceutique|Pharmaceuticals
Salle blanche|Cleanroom|Clean room
Textile|Textiles|Confection|Couture|Sewing
Imprimerie|Printing|Offset printing|Impression offset
Horlogerie|Watchmaking
Chimie industrielle|Chemical engineering|Génie chimique|Industrial chemistry
Traitement de l'eau|Water treatment|Traitement des eaux|Wastewater treatment
Gestion des déchets|Waste management|Traitement des déchets|Recyclage|Recycling
HSE|QHSE|QSE|EHS|Health, safety and environment|HSSE|Hygiène sécurité environnement|Environmental health and safety
Santé et sécurité|Health and safety|Safety|Sécurité|Sécurité au travail
Document unique|DUERP|Document unique d'évaluation des risques
Plan de prévention|Prevention plan
ATEX
ICPE
REACH
OSHA|OSHA regulations
Environnement|Environmental management|Management environnemental|Écologie|Ecology|Environmental science
Étude d'impact|Impact assessment|Environmental impact assessment|Études d'impact
Analyse du cycle de vie|Life cycle assessment|ACV|LCA
Écoconception|Ecodesign
Biodiversité|Biodiversity
Agronomie|Agronomy|Agriculture
Élevage|Livestock|Animal husbandry
Viticulture|Œnologie|Oenology|Winemaking
Horticulture|Gardening|Jardinage|Espaces verts|Entretien des espaces verts
Sylviculture|Forestry
Taille|Pruning|Élagage
Machines agricoles|Farm machinery|Tracteur|Conduite de tracteur
Nettoyage industriel|Industrial cleaning
Nettoyage|Cleaning|Entretien des locaux|Ménage|Entretien|Propreté|Housekeeping
Bio-nettoyage|Désinfection|Disinfection
Inspection|Quality inspection|Visual inspection|Contrôle visuel
Power tools|Outillage électroportatif|Hand tools|Outils à main
Cost of quality|Non-conformités|Gestion des non-conformités
Lean manufacturing|Lean production
ModelSim
Quartus|Intel Quartus
Vivado|Xilinx Vivado
LTspice
PSpice|OrCAD PSpice
Proteus ISIS|Proteus
KiCad
Profinet
Patran
Star-CCM+|STAR-CCM
Aspen HYSYS|HYSYS
Aspen Plus`;
