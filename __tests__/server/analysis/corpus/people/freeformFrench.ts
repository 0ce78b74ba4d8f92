import type { CvSource } from '../model.ts';
import { job, study } from './shorthand.ts';

/** French CVs in the manner of widespread public templates. */
export const freeformFrench: CvSource[] = [
  {
    id: 'fr-libre-europass-nouveau',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'slash', skills: 'commas' },
    first: 'Ioana',
    last: 'Popescu',
    email: 'ioana.popescu@example.org',
    phone: '(+33) 639986610',
    place: '67000 Strasbourg',
    nationality: 'Roumaine',
    summary: 'Traductrice et réviseuse du roumain et de l’anglais vers le français, spécialisée en droit et en agriculture.',
    careers: [
      job(
        'Traductrice indépendante',
        ['Bureau des Langues du Rhin'],
        ['2019-01', null],
        ['Traduction de règlements et de contrats, 400 000 mots par an.', 'Révision pour trois agences.'],
      ),
      job(
        'Assistante de projet',
        ['Association Carpates-Alsace'],
        ['2016-03', '2018-12'],
        ['Organisation de rencontres et rédaction de dossiers de subvention.'],
      ),
    ],
    studies: [study('Master', 'traduction professionnelle', 'Université de Strasbourg', ['2014', '2016'])],
    skills: { Numérique: ['SDL Trados', 'memoQ', 'Microsoft Word', 'InDesign'] },
    languages: [
      ['Roumain', 'langue maternelle'],
      ['Français', 'C2'],
      ['Anglais', 'C1'],
    ],
    page: `<style>@page{size:A4;margin:14mm}body{font:10pt/1.4 "Liberation Sans";margin:0}h2{font-size:11pt;color:#1a4b9b;border-bottom:1px solid #1a4b9b;margin:12px 0 5px;text-transform:uppercase}p{margin:2px 0}.d{color:#555}</style>
<p style="font-size:20pt"><b>Ioana Popescu</b></p><p><b>Nationalité :</b> Roumaine &nbsp; <b>Date de naissance :</b> 21/11/1991 &nbsp; <b>Genre :</b> Féminin</p><p><b>Téléphone :</b> (+33) 639986610 (Mobile)</p><p><b>Adresse électronique :</b> ioana.popescu@example.org</p><p><b>Adresse :</b> 4 rue des Bateliers, 67000 Strasbourg, France (Domicile)</p>
<h2>À propos de moi</h2><p>Traductrice et réviseuse du roumain et de l’anglais vers le français, spécialisée en droit et en agriculture.</p>
<h2>Expérience professionnelle</h2><p class="d">[ 01/2019 – Actuel ]</p><p><b>Traductrice indépendante</b></p><p><b><i>Bureau des Langues du Rhin</i></b></p><p class="d">Ville : Strasbourg | Pays : France</p><p>Traduction de règlements et de contrats, 400 000 mots par an.</p><p>Révision pour trois agences.</p><p class="d" style="margin-top:8px">[ 03/2016 – 12/2018 ]</p><p><b>Assistante de projet</b></p><p><b><i>Association Carpates-Alsace</i></b></p><p class="d">Ville : Colmar | Pays : France</p><p>Organisation de rencontres et rédaction de dossiers de subvention.</p>
<h2>Éducation et formation</h2><p class="d">[ 2014 – 2016 ]</p><p><b>Master traduction professionnelle</b></p><p><b><i>Université de Strasbourg</i></b></p>
<h2>Compétences linguistiques</h2><p>Langue(s) maternelle(s) : Roumain, langue maternelle</p><p>Autre(s) langue(s) :</p><p><b>Français</b> C2</p><p><b>Anglais</b> C1</p><h2>Compétences numériques</h2><p>SDL Trados / memoQ / Microsoft Word / InDesign</p>`,
  },
  {
    id: 'fr-libre-agence-emploi',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'years', skills: 'bullets' },
    first: 'Nathalie',
    last: 'Bruneau',
    email: 'nathalie.bruneau@example.fr',
    phone: '06 39 98 92 29',
    headline: 'Agent de production polyvalent',
    place: '85000 La Roche-sur-Yon',
    careers: [
      job('Agent de conditionnement', ['Salaisons du Bocage'], ['2019-01', null], []),
      job('Opératrice de saisie', ['Mutuelle Vendéenne'], ['2014-01', '2018-12'], []),
      job('Employée libre-service', ['Marché Sud'], ['2008-01', '2014-12'], []),
    ],
    studies: [study('BEP', 'vente', 'Lycée Notre-Dame-du-Roc', '2007')],
    skills: {
      Production: ['Conditionnement', 'Contrôle qualité', 'Règles HACCP', 'Conduite de ligne'],
      Administratif: ['Saisie de données', 'Excel', 'Classement'],
    },
    languages: [['Anglais', 'notions']],
    certifications: ['CACES R485'],
    page: `<style>@page{size:A4;margin:18mm}body{font:11pt/1.4 "Liberation Sans";margin:0}h2{font-size:12pt;margin:15px 0 4px;border:1px solid #333;text-align:center}h3{font-size:11pt;margin:6px 0 2px;text-decoration:underline}p{margin:2px 0}ul{margin:2px 0;padding-left:20px}</style>
<p>Nathalie BRUNEAU</p><p>9 impasse des Lilas</p><p>85000 La Roche-sur-Yon</p><p>06 39 98 92 29</p><p>nathalie.bruneau@example.fr</p><p>Permis B – véhicule</p><p style="text-align:center;font-size:15pt;margin-top:12px"><b>Agent de production polyvalent</b></p>
<h2>COMPETENCES PROFESSIONNELLES</h2><h3>Production</h3><ul><li>Conditionnement</li><li>Contrôle qualité</li><li>Règles HACCP</li><li>Conduite de ligne</li></ul><h3>Administratif</h3><ul><li>Saisie de données</li><li>Excel</li><li>Classement</li></ul>
<h2>EXPERIENCES PROFESSIONNELLES</h2><p>Depuis 2019 : Agent de conditionnement – Salaisons du Bocage – Les Essarts (85)</p><p>2014 – 2018 : Opératrice de saisie – Mutuelle Vendéenne – La Roche-sur-Yon (85)</p><p>2008 – 2014 : Employée libre-service – Marché Sud – Fontenay-le-Comte (85)</p>
<h2>FORMATION</h2><p>2007 : BEP vente – Lycée Notre-Dame-du-Roc</p><p>CACES R485</p><h2>LANGUE ET LOISIRS</h2><p>Anglais : notions</p><p>Couture, bénévolat à la Croix jaune</p>`,
  },
  {
    id: 'fr-libre-site-emploi',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'monthWords', skills: 'bullets' },
    first: 'Kévin',
    last: 'Lacroix',
    email: 'kevin.lacroix@example.com',
    phone: '06 39 98 18 81',
    headline: 'Technicien fibre optique',
    place: 'Angers',
    careers: [
      job(
        'Technicien fibre optique',
        ['Anjou Télécoms'],
        ['2021-05', null],
        ['Raccordement d’abonnés et mesures réflectométriques', 'Respect des règles de sécurité en hauteur'],
      ),
      job('Monteur câbleur', ['Sarthe Réseaux'], ['2018-09', '2021-04'], ['Tirage de câbles en aérien et en souterrain']),
    ],
    studies: [study('Bac professionnel', 'systèmes numériques', 'Lycée Chevrollier', '2018')],
    skills: { Compétences: ['Fibre optique', 'Soudure optique', 'Réflectométrie', 'Travail en hauteur', 'Lecture de plans'] },
    languages: [['Anglais', 'Intermédiaire']],
    certifications: ['Habilitation H0B0', 'CACES R486 catégorie B'],
    page: `<style>@page{size:A4;margin:17mm}body{font:10.5pt/1.45 "Liberation Sans";margin:0}h2{font-size:14pt;font-weight:normal;border-bottom:1px solid #999;margin:14px 0 6px}p{margin:1px 0}ul{margin:3px 0 9px;padding-left:17px}</style>
<p style="font-size:22pt">Kévin Lacroix</p><p>Technicien fibre optique</p><p>Angers (49)</p><p>kevin.lacroix@example.com</p><p>06 39 98 18 81</p>
<h2>Expérience professionnelle</h2><p><b>Technicien fibre optique</b></p><p>Anjou Télécoms - Angers (49)</p><p>mai 2021 à aujourd’hui</p><ul><li>Raccordement d’abonnés et mesures réflectométriques</li><li>Respect des règles de sécurité en hauteur</li></ul><p><b>Monteur câbleur</b></p><p>Sarthe Réseaux - Le Mans (72)</p><p>septembre 2018 à avril 2021</p><ul><li>Tirage de câbles en aérien et en souterrain</li></ul>
<h2>Formation</h2><p><b>Bac professionnel en systèmes numériques</b></p><p>Lycée Chevrollier - Angers (49)</p><p>2018</p>
<h2>Compétences</h2><ul><li>Fibre optique (5 ans)</li><li>Soudure optique (4 ans)</li><li>Réflectométrie</li><li>Travail en hauteur</li><li>Lecture de plans</li></ul>
<h2>Langues</h2><ul><li>Anglais - Intermédiaire</li></ul><h2>Permis de conduire</h2><p>Permis B</p><h2>Certifications et licences</h2><p><b>Habilitation H0B0</b></p><p>De mars 2024 à mars 2027</p><p><b>CACES R486 catégorie B</b></p>`,
  },
];
