/** Ways of working that CVs name, French and English forms of one skill on one line: canonical first. */
export const SOFT_SKILLS: readonly (readonly string[])[] =
  `Travail en équipe|Travailler en équipe|Esprit d'équipe|Teamwork|Team work|Team player|Team spirit|Travail d'équipe|Sens du collectif
Communication|Communicant|Communicante|Communicatif|Communicative|Aisance relationnelle|Communication skills|Bonne communication|Excellent communication|Sens de la communication|Aptitude à la communication|Expression écrite et orale|Verbal communication|Written communication
Relationnel|Sens du relationnel|Interpersonal skills|Interpersonal|Bon relationnel|Aisance relationnelle|Qualités relationnelles|Excellent relationnel|Compétences relationnelles|Sens du contact|Goût du contact
Leadership|Team leadership
Autonomie|Autonome|Autonomy|Independence|Self-starter|Works independently|Self-directed
Rigueur|Rigoureux|Rigoureuse|Rigor|Thoroughness|Méthodique|Méticuleux|Méticuleuse|Meticulous
Organisation|Organisé|Organisée|Sens de l'organisation|Organization|Organizational skills|Organisational skills|Organized
Adaptabilité|Adaptation|Capacité d'adaptation|Capacités d'adaptation|Fort potentiel d'adaptation|Facilité d'adaptation|Adaptabilité professionnelle|Adaptability|Adaptable|Adaptative
Flexibilité|Flexibility|Flexible
Polyvalence|Polyvalent|Polyvalente|Versatile|Versatility
Créativité|Créatif|Créative|Creativity|Creative|Innovation
Curiosité|Curieux|Curieuse|Curiosity|Curious|Curiosité intellectuelle
Résolution de problèmes|Problem solving|Problem-solving|Problem solver|Sens de la résolution de problèmes
Esprit critique|Critical thinking|Pensée critique
Esprit d'analyse|Analytical skills|Analytical thinking|Capacité d'analyse|Esprit analytique|Sens de l'analyse|Analytical
Esprit de synthèse|Capacité de synthèse
Gestion du temps|Time management|Gestion des priorités|Prioritization
Ponctualité|Ponctuel|Ponctuelle|Punctuality|Punctual
Gestion du stress|Résistance au stress|Stress management|Works under pressure|Work under pressure|Travail sous pression|Sang-froid
Sens du service|Sens du service client|Customer focus|Orientation client|Customer orientation|Sens du client|Customer-oriented
Sens de l'écoute|Écoute|Écoute active|Active listening|Listening skills|Good listener
Compassion|Compassionate
Empathie|Empathy|Empathique
Bienveillance|Bienveillant|Bienveillante
Patience|Patient|Patiente
Persévérance|Persévérant|Persévérante|Perseverance|Ténacité|Tenacity|Détermination|Déterminé|Déterminée|Determination|Determined
Prise d'initiative|Esprit d'initiative|Initiative|Sens de l'initiative
Force de proposition|Proactivité|Proactif|Proactive|Proactivity
Sens des responsabilités|Responsabilité|Sense of responsibility|Responsible
Fiabilité|Fiable|Reliability|Reliable|Dependable
Réactivité|Réactif|Réactive|Reactivity|Responsiveness
Dynamisme|Dynamique|Dynamic|Énergique|Energetic
Motivation|Motivé|Motivée|Motivated|Self-motivated|Self motivated|Enthousiasme|Enthusiastic|Enthusiasm
Discrétion|Discret|Discrète|Discretion|Confidentialité|Confidentiality
Diplomatie|Diplomacy|Diplomate|Tact
Pédagogie|Pédagogue|Sens de la pédagogie|Transmission
Prise de décision|Decision making|Decision-making|Esprit de décision
Négociation|Negotiation|Negotiation skills
Prise de parole en public|Public speaking|Aisance à l'oral|Presentation skills|Aisance orale|Prise de parole|Présentation orale
Souci du détail|Attention to detail|Attention au détail|Sens du détail|Detail-oriented|Detail oriented|Minutie|Minutieux|Minutieuse|Précision
Esprit d'entreprise|Esprit d'entreprendre|Entrepreneurial spirit|Esprit entrepreneurial|Entrepreneurial mindset|Entrepreneurship
Gestion des conflits|Conflict resolution|Conflict management
Collaboration|Cross-functional collaboration|Collaborative|Coopération|Cooperation
Intelligence émotionnelle|Emotional intelligence
Apprentissage rapide|Fast learner|Quick learner|Capacité d'apprentissage|Quick learning|Fast learning|Willingness to learn|Growth mindset|Active learning
Auto-apprentissage|Autodidacte|Self-taught
Vision stratégique|Strategic thinking|Strategic vision|Esprit stratégique
Mentorat|Mentoring|Coaching
Sens du commerce|Sens commercial|Fibre commerciale|Goût du challenge|Persuasion|Force de persuasion|Sens de la négociation
Honnêteté|Honnête|Honesty|Honest|Intégrité|Integrity|Éthique|Work ethic|Strong work ethic|Éthique professionnelle
Ouverture d'esprit|Open-minded|Open minded|Open-mindedness
Efficacité|Efficace|Efficiency|Efficient
Assiduité|Assidu|Assidue
Discipliné|Disciplinée|Disciplined
Sérieux|Sérieuse|Consciencieux|Consciencieuse|Conscientious
Travailleur|Travailleuse|Travaillant|Travaillante|Hardworking|Hard working|Hard worker
Ambition|Ambitieux|Ambitieuse|Ambitious
Multitasking|Multi-tasking|Multi-tâches|Multitâche
Habileté manuelle|Dextérité|Manual dexterity
Résilience|Resilience|Resilient
Sens de l'observation|Vigilance|Sens de l'anticipation|Anticipation
Humour|Sens de l'humour|Sense of humor|Sense of humour
Esprit logique|Logical thinking
Optimisme|Optimiste|Positive attitude|Optimistic
Débrouillardise|Débrouillard|Débrouillarde|Resourcefulness|Resourceful
Loyauté|Loyal|Loyale|Loyalty
Combativité|Combatif|Combative
Confiance en soi|Confiance en moi|Self-confidence
Travail multiculturel
Sens artistique
Imagination
Courtoisie|Politesse|Amabilité|Sourire|Souriant|Souriante|Sociabilité|Sociable|Convivialité|Friendly|Bonne présentation|Excellente présentation`
    .split('\n')
    .map((line) => line.split('|'));
