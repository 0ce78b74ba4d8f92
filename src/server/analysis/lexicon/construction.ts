/** Construction, architecture, energy. */
export const CONSTRUCTION_SKILLS = `Gros œuvre|Structural work|Gros-œuvre
Second œuvre|Finishing work|Second-œuvre
Maçonnerie|Masonry|Bricklaying|Construction de murs
Coffrage|Formwork|Coffrages
Ferraillage|Rebar|Reinforcement steel
Béton armé|Reinforced concrete|Béton|Concrete|Concrete work|Coulage de béton
Béton précontraint|Prestressed concrete
Charpente|Carpentry|Charpenterie|Framing
Charpente métallique|Steel structure|Structural steel|Construction métallique
Couverture|Roofing|Toiture
Zinguerie|Zinc work
Étanchéité|Waterproofing
Isolation|Insulation|Isolation thermique|Thermal insulation|ITE
Plâtrerie|Plastering|Plaquiste|Drywall|Placo|Pose de placo
Peinture|Painting|Peinture en bâtiment
Revêtement de sol|Flooring|Sols souples|Revêtements de sols
Carrelage|Tiling|Pose de carrelage
Parquet|Parqueterie|Pose de parquet
Menuiserie|Joinery|Woodworking|Menuiserie bois|Travail du bois
Menuiserie aluminium|Aluminium joinery|Menuiserie PVC|Pose de menuiseries
Ébénisterie|Cabinetmaking|Cabinet making
Agencement|Shopfitting
Serrurerie|Locksmithing|Métallerie
Vitrerie|Glazing|Miroiterie
Plomberie|Plumbing|Installations sanitaires|Sanitaire
Chauffage|Heating|Heating systems|Installation de chauffage
Climatisation|Air conditioning|HVAC|CVC|Génie climatique|CVCP
Ventilation|VMC
Froid industriel|Industrial refrigeration|Froid commercial|Refrigeration|Fluides frigorigènes|Attestation fluides
Pompes à chaleur|Heat pumps|Pompe à chaleur
Électricité bâtiment|Building electrical|Installation électrique|Électricité du bâtiment|Electrical installation|Câblage électrique|Electrical wiring|Wiring|Installations électriques|Câblage
Courants faibles|Low voltage|Low current|Domotique|Home automation
NF C 15-100|NFC 15-100|Norme NF C 15-100
Habilitation électrique|Electrical certification|Habilitations électriques|B1V BR|BR|Habilitation électrique BR
Photovoltaïque|Solar panels|Photovoltaics|Solar PV|Panneaux solaires|Énergie solaire|Solar energy
Éolien|Wind energy|Wind power
Énergies renouvelables|Renewable energy|Renewable energies|ENR
Nucléaire|Nuclear|Nuclear engineering|Sûreté nucléaire|Nuclear safety
Efficacité énergétique|Energy efficiency|Performance énergétique|Rénovation énergétique|Audit énergétique|Energy audit
RT 2012|RE2020|Réglementation thermique
HQE|LEED|BREEAM
DPE|Diagnostic immobilier
Terrassement|Earthworks|Excavation
VRD|Voirie et réseaux divers|Roads and utilities|Voirie
Travaux publics|Public works|Civil works|TP
Génie civil|Civil engineering
Assainissement|Sanitation|Sewerage|Drainage
Enrobés|Asphalt|Paving
Topographie|Surveying|Land surveying|Implantation|Setting out|Levés topographiques
Géotechnique|Geotechnics|Geotechnical engineering|Mécanique des sols|Soil mechanics
Hydraulique urbaine|Hydrology|Hydrologie
Ouvrages d'art|Bridges|Bridge design
Démolition|Demolition|Désamiantage|Asbestos removal|Amiante
Échafaudage|Scaffolding|Montage d'échafaudages|Échafaudages
Travail en hauteur|Working at height|Travaux en hauteur
Lecture de plans|Blueprint reading|Plan reading|Reading plans|Lecture de plan|Blueprints
Métré|Quantity surveying|Métrés|Quantity takeoff|Takeoffs
Économie de la construction|Construction economics|Étude de prix|Cost estimating|Estimating|Chiffrage|Études de prix|Cost estimation|Estimation
Conduite de travaux|Site management|Construction management|Conduite de chantier|Suivi de chantier|Construction site management|Gestion de chantier|Site supervision|Direction de chantier|Construction supervision|Gestion de chantiers|Suivi de travaux
Planification de chantier|Construction planning|Construction scheduling|Planning de chantier
Coordination de sous-traitants|Subcontractor management|Gestion des sous-traitants|Subcontractor coordination|Coordination des corps d'état
OPC|Ordonnancement pilotage coordination
Maîtrise d'œuvre bâtiment|Maîtrise d'œuvre de conception
Sécurité chantier|Site safety|Construction safety|Sécurité des chantiers|Coordination SPS|PPSPS
AIPR|AIPR encadrant|AIPR opérateur
DICT
Building codes|Réglementation bâtiment|DTU|Eurocodes|Eurocode|Building regulations
Calcul de structures|Structural analysis|Structural design|Calculs de structure|Structural engineering|Structures|Dimensionnement des structures
Architecture|Architectural design|Conception architecturale
Urbanisme|Urban planning|Aménagement du territoire|City planning
Paysagisme|Landscape architecture|Landscaping|Aménagement paysager
AutoCAD|Auto CAD|Autocad 2D|AutoCAD 2D|AutoCAD 3D
Revit|Autodesk Revit|Revit MEP|Revit Architecture
ArchiCAD|Archicad
BIM|Building information modeling|BIM management|Maquette numérique
Navisworks
Civil 3D|AutoCAD Civil 3D
Covadis
Mensura
Allplan
Tekla|Tekla Structures
Robot Structural Analysis|Autodesk Robot|Robot Structural
ETABS
SAP2000
STAAD Pro|STAAD
Primavera|Primavera P6
Batigest|EBP Bâtiment
Onaya
Lumion
V-Ray|Vray|VRay
Twinmotion
Enscape
Rhino|Rhinoceros|Rhino 3D
Grasshopper
Caneco|Caneco BT
See Electrical
Dialux
Pleiades|Perrenoud|ClimaWin
Conduite d'engins|Heavy equipment operation|Engins de chantier|Heavy machinery|Heavy equipment|Conduite d'engins de chantier
Pelleteuse|Excavator|Pelle mécanique|Mini-pelle
Grue|Crane operation|Grue à tour|Crane
Nacelle|Aerial work platform|CACES nacelle|PEMP
Permis C|Permis poids lourd|Permis PL
Concrete finishing|Finition béton
Welding construction|Soudure de tuyauterie
Expertise bâtiment|Building inspection|Pathologie du bâtiment
Réhabilitation|Renovation|Rénovation|Restauration du patrimoine
Ascenseurs|Elevators|Lift maintenance
Fibre optique|Optical fiber|Fiber optics|Raccordement fibre|FTTH|Fibre
Réseaux électriques|Power distribution|Power systems|Haute tension|High voltage|HTA|Basse tension|Low voltage systems`;
