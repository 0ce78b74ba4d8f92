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
