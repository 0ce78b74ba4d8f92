/** Job descriptions of layouts that the corpus does not have; every name is invented. */

export const FRENCH_OFFER = `# Fiche de poste
Comptable général F/H
Cabinet Martin & Associés
69007 Lyon - CDI - Temps plein
Publié le 12/10/2026

# L'entreprise
Cabinet d'expertise comptable créé depuis 25 ans, 40 collaborateurs.

# Le poste
Au sein du pôle PME, vous gérez un portefeuille de 60 clients.
  • Tenue et révision des comptes
  • Déclarations fiscales
    (TVA, IS, CFE)
  • Bilans

# Profil
  • BTS CG, DCG ou DSCG
  • 3 à 5 ans d'expérience en cabinet exigés
  • Maîtrise d'Excel ; la connaissance de Sage serait un plus
  • Maîtrise de l'anglais souhaitée
  • Rigueur, autonomie, sens du service

# Rémunération
32 000 € à 38 000 € brut annuel selon expérience

# Pour postuler
Envoyez CV et lettre à rh@martin.example avant le 15 janvier 2027`;

export const SHORT_AD = `Nous recrutons un(e) Aide-soignant(e) de nuit (H/F)
EHPAD Les Tilleuls, Angers (49)

Type de contrat : CDD de 6 mois, évolutif en CDI
Salaire : 1 950 € brut mensuel sur 13 mois + primes
Prise de poste : 01/12/2026
Date limite de candidature : 30/11/2026

Missions :
- Accompagner les résidents dans les actes de la vie quotidienne
- Transmettre à l'équipe

Profil recherché :
- Diplôme d'Etat d'aide-soignant obligatoire
- Débutant accepté
- Permis B apprécié

Avantages :
- Comité d'entreprise
- Repas à 2,50 €`;

export const ENGLISH_OFFER = `# Senior Backend Engineer
Northwind Health | Remote (EU) | Full-time

About Northwind Health
Northwind Health is building software for 300 clinics. We raised €12 million in 2024.

What you'll be doing
• Design APIs used by clinics
• Mentor two junior engineers

Requirements
• 5+ years of experience with Go or Java
• PostgreSQL at scale
• Fluent English, French is a plus
• Must have experience with HIPAA
• BSc in Computer Science or equivalent preferred

Nice to have:
• Kubernetes
• Rust

What we offer
• Salary: €70,000–€85,000 per year
• Learning budget of €2,000 per year
• 30 days of paid leave

Equal opportunities
We welcome everyone.`;

export const AGENCY_AD = `Groupe Armor recherche un Technicien de maintenance industrielle H/F pour son site de Saint-Nazaire.
Intérim de 6 mois. Salaire selon profil.

Vous intervenez sur les lignes de production pour la maintenance préventive et curative.

Compétences requises : électricité industrielle, automatisme Siemens, lecture de plans
Souhaité : habilitation B1V, CACES 3
Horaires : 3x8`;

export const RECRUITER_AD = `# TALENTIS RH
Cabinet de recrutement

OFFRE D'EMPLOI – RÉF. 2026-118

# RESPONSABLE LOGISTIQUE H/F
CDI • Statut cadre • Le Mans (72)

Notre client, PME industrielle de 180 personnes spécialisée dans l'emballage, recherche son futur responsable logistique.

# Missions
Rattaché(e) au directeur de site, vous :
- managez une équipe de 15 personnes ;
- pilotez les stocks et les expéditions ;
- négociez avec les transporteurs (budget annuel de 2,4 M€).

# Profil
De formation Bac+3 à Bac+5 en logistique, vous justifiez d'une expérience de 5 ans minimum sur un poste similaire. Vous maîtrisez un ERP (SAP idéalement). Anglais opérationnel requis. La connaissance du lean serait appréciée.

# Rémunération et avantages
- 42 à 48 K€ bruts annuels sur 13 mois, selon profil
- Intéressement, mutuelle, RTT
- Télétravail 1 jour par semaine

Merci d'adresser votre candidature à recrutement@talentis.example sous la référence 2026-118 avant le 20/12/2026.`;

export const LABELLED_AD = `Job Title: Warehouse Operative
Company: Brightline Logistics Ltd
Location: Leeds, UK
Job Type: Temporary, Full-time
Salary: £12.50 per hour
Closing date: 14th January 2027

About the role
We are looking for a Warehouse Operative to join our night team.

Key responsibilities
- Picking and packing orders
- Loading vans

Essential
- Forklift licence (counterbalance)
- Able to work nights
Desirable
- Experience with RF scanners
- Basic Polish

Benefits
- Free parking
- 28 days holiday`;

export const INTERNSHIP = `Stage - Chargé(e) de communication (H/F)
Association Les Voiles du Large
La Rochelle
6 mois à partir de mars 2027
Gratification : 650 € par mois

Contexte
Association loi 1901, nous organisons des sorties en mer pour des jeunes en difficulté.

Missions principales
> Animer les réseaux sociaux
> Rédiger la lettre d'information
> Organiser les événements

Vous êtes
> étudiant(e) en Bac+4/5 communication
> à l'aise avec Canva et WordPress
> Permis B indispensable

Les + :
> pratique de la voile`;

export const FRIENDLY_OFFER = `# Ingénieur DevOps confirmé
Chez Kubernia, Paris 9e, nous construisons une plateforme d'hébergement souveraine.

Ce que tu feras
Tu construiras les pipelines CI/CD avec GitLab et tu opéreras nos clusters Kubernetes.

Ta stack : Kubernetes, Terraform, ArgoCD, Prometheus

Ton profil
- 4 ans d'expérience minimum en tant que DevOps ou SRE
- Tu maîtrises Linux et Go
- Bonus : tu as contribué à un projet open source
- Anglais courant (équipe internationale)

Ce qu'on t'offre
- Salaire : 55k€ - 65k€ + BSPCE
- Full remote possible
- 5 semaines de congés + 10 RTT
CDI, démarrage dès que possible`;
