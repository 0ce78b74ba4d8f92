import type { CvSource } from '../model.ts';
import { job, study } from '../people/shorthand.ts';

export const heldOutFreeformFrench: CvSource[] = [
  {
    id: 'fr-libre-etudiante',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'years', skills: 'commas' },
    first: 'Lina',
    last: 'Bouzid',
    email: 'lina.bouzid@example.com',
    phone: '06 39 98 80 08',
    headline: 'Étudiante en biochimie',
    summary: 'Étudiante en biochimie, je cherche un stage de fin d’études de six mois à partir de février 2027',
    place: 'Villeneuve-d’Ascq',
    careers: [
      job(
        'Stagiaire en laboratoire',
        ['Institut Calmette fictif'],
        ['2025-01', '2025-12'],
        ['Purification de protéines et électrophorèse.'],
      ),
      job('Vendeuse en boulangerie', ['Au Bon Levain'], ['2023-01', '2024-12'], ['Vente et tenue de caisse le week-end.']),
    ],
    studies: [
      study('Master', 'biochimie', 'Université de Lille', ['2024', null]),
      study('Licence', 'sciences de la vie', 'Université de Lille', ['2021', '2024']),
    ],
    skills: { Compétences: ['Électrophorèse', 'PCR', 'Chromatographie', 'R', 'Excel'] },
    languages: [
      ['Anglais', 'C1'],
      ['Arabe', 'langue maternelle'],
    ],
    page: `<style>@page{size:A4;margin:15mm}body{font:10pt/1.4 "Liberation Sans";margin:0}h1{margin:0;font-size:21pt}h2{font-size:12pt;color:#0a7;margin:12px 0 3px}p{margin:2px 0}.k{display:flex;gap:6mm}.k>*{flex:1}</style>
<h1>Lina Bouzid</h1><p>Étudiante en biochimie, je cherche un stage de fin d’études de six mois à partir de février 2027</p><p>Villeneuve-d’Ascq | lina.bouzid@example.com | 06 39 98 80 08 | 22 ans</p>
<h2>Ma formation</h2><p><b>2024 – en cours</b> : Master biochimie, Université de Lille</p><p><b>2021 – 2024</b> : Licence sciences de la vie, Université de Lille (mention bien)</p>
<h2>Mes expériences</h2><p><b>2025</b> : Stagiaire en laboratoire, Institut Calmette fictif (4 mois)</p><p>Purification de protéines et électrophorèse.</p><p><b>2023 – 2024</b> : Vendeuse en boulangerie, Au Bon Levain</p><p>Vente et tenue de caisse le week-end.</p>
<div class="k"><div><h2>Ce que je sais faire</h2><p>Électrophorèse, PCR, Chromatographie, R, Excel</p></div><div><h2>Je parle</h2><p>Anglais : C1</p><p>Arabe : langue maternelle</p></div></div>
<h2>Et aussi</h2><p>Secrétaire de l’association des étudiants en 2023, handball en club depuis 2015</p>`,
  },
  {
    id: 'fr-libre-references',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'monthWords', skills: 'bullets' },
    first: 'Thierry',
    last: 'Castelnau',
    email: 't.castelnau@example.fr',
    phone: '01 99 00 53 35',
    headline: 'Directeur de projets immobiliers',
    place: 'Paris',
    summary:
      'Je conduis des programmes de bureaux et de logements de 10 à 60 millions d’euros, de la faisabilité à la livraison, avec le souci des délais et des voisins.',
    careers: [
      job(
        'Directeur de projets',
        ['Foncière Valois'],
        ['2017-05', null],
        ['Restructuration de 12 000 m² de bureaux rue de Châteaudun.', 'Livraison de 180 logements à Pantin avec trois mois d’avance.'],
      ),
      job('Responsable de programmes', ['Promotion Lutèce'], ['2010-02', '2017-04'], ['Montage et suivi de neuf opérations.']),
      job('Ingénieur travaux', ['Bâtir Île-de-France'], ['2004-09', '2010-01'], ['Gros œuvre et second œuvre de lycées.']),
    ],
    studies: [study('Diplôme d’ingénieur', 'bâtiment', 'ESTP Paris', '2004')],
    skills: { Savoirs: ['Montage d’opérations', 'Gestion de projet', 'Suivi budgétaire', 'VEFA', 'MS Project'] },
    languages: [['Anglais', 'professionnel']],
    page: `<style>@page{size:A4;margin:14mm 14mm 22mm;@bottom-center{content:"CV de Thierry Castelnau – 01 99 00 53 35";font:8pt "Liberation Serif"}}body{font:10pt/1.45 "Liberation Serif";margin:0}h2{font-size:12pt;margin:14px 0 4px;font-style:italic;border-top:2px solid #333}p{margin:3px 0}.two{columns:2;column-gap:10mm}</style>
<p style="font-size:19pt">Thierry <b>CASTELNAU</b></p><p>Directeur de projets immobiliers</p><p>Paris • 01 99 00 53 35 • t.castelnau@example.fr</p>
<p style="margin-top:10px">Je conduis des programmes de bureaux et de logements de 10 à 60 millions d’euros, de la faisabilité à la livraison, avec le souci des délais et des voisins.</p>
<h2>Itinéraire</h2><p><b>Directeur de projets – Foncière Valois</b> (mai 2017 à aujourd’hui)</p><p>Restructuration de 12 000 m² de bureaux rue de Châteaudun.</p><p>Livraison de 180 logements à Pantin avec trois mois d’avance.</p>
<p><b>Responsable de programmes – Promotion Lutèce</b> (février 2010 à avril 2017)</p><p>Montage et suivi de neuf opérations.</p><p><b>Ingénieur travaux – Bâtir Île-de-France</b> (septembre 2004 à janvier 2010)</p><p>Gros œuvre et second œuvre de lycées.</p>
<div class="two"><h2>Diplôme</h2><p>Diplôme d’ingénieur bâtiment, ESTP Paris, 2004</p><h2>Langue</h2><p>Anglais professionnel</p><h2>Savoirs</h2><p>Montage d’opérations</p><p>Gestion de projet</p><p>Suivi budgétaire</p><p>VEFA</p><p>MS Project</p></div>
<h2 style="break-before:page">Références</h2><p>Mme Odile Vannier, présidente de Foncière Valois, odile.vannier@example.com, 06 39 98 99 10</p><p>M. Luc Tessier, ancien directeur de Promotion Lutèce, luc.tessier@example.org</p>`,
  },
  {
    id: 'fr-libre-technicien',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'dots', skills: 'commas' },
    first: 'Abdoulaye',
    last: 'Sow',
    email: 'abdoulaye.sow@example.org',
    phone: '+33 6 39 98 07 70',
    headline: 'Technicien de maintenance',
    place: 'Mulhouse',
    nationality: 'sénégalaise',
    careers: [
      job(
        'Technicien de maintenance',
        ['Filatures du Rhin'],
        ['2021-02', null],
        ['Maintenance préventive et curative de 60 métiers.', 'Automates Siemens : diagnostic et reprise de programmes.'],
      ),
      job('Électromécanicien', ['Emballages d’Alsace'], ['2017-10', '2021-01'], ['Dépannage en équipe de nuit.']),
    ],
    studies: [study('BTS', 'maintenance des systèmes', 'Lycée Charles-Stoessel', '2017')],
    skills: { Technique: ['Siemens', 'Automatisme', 'Électrotechnique', 'Pneumatique', 'GMAO'] },
    languages: [
      ['Wolof', 'maternelle'],
      ['Français', 'C2'],
      ['Allemand', 'A2'],
    ],
    certifications: ['B2V', 'BC', 'BR'],
    page: `<style>@page{size:A4;margin:12mm}body{font:10pt/1.35 "DejaVu Sans Condensed","DejaVu Sans";margin:0}table{width:100%;border-collapse:collapse}td{border:1px solid #555;padding:3px 6px;vertical-align:top}.h{background:#ddd;font-weight:bold}</style>
<table><tr><td colspan="2"><b>SOW Abdoulaye</b><br>Technicien de maintenance</td><td>Mulhouse<br>+33 6 39 98 07 70<br>abdoulaye.sow@example.org<br>Nationalité : sénégalaise</td></tr>
<tr><td colspan="3" class="h">EXPÉRIENCE</td></tr><tr><td>02.2021 – ...</td><td>Filatures du Rhin<br>Mulhouse</td><td>Technicien de maintenance<br>- Maintenance préventive et curative de 60 métiers.<br>- Automates Siemens : diagnostic et reprise de programmes.</td></tr><tr><td>10.2017 – 01.2021</td><td>Emballages d’Alsace<br>Colmar</td><td>Électromécanicien<br>- Dépannage en équipe de nuit.</td></tr>
<tr><td colspan="3" class="h">FORMATION</td></tr><tr><td>2017</td><td>Lycée Charles-Stoessel</td><td>BTS maintenance des systèmes</td></tr>
<tr><td class="h">TECHNIQUE</td><td colspan="2">Siemens, Automatisme, Électrotechnique, Pneumatique, GMAO</td></tr><tr><td class="h">HABILITATIONS</td><td colspan="2">B2V, BC, BR</td></tr><tr><td class="h">LANGUES</td><td colspan="2">Wolof (maternelle), Français (C2), Allemand (A2)</td></tr></table>`,
  },
];
