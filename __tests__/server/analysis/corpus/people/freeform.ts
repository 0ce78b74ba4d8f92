import type { CvSource } from '../model.ts';
import { job, study } from './shorthand.ts';

/** CVs that follow no template: boxes placed by hand, promotions under one employer, referees with addresses of their own. */
export const freeformCvs: CvSource[] = [
  {
    id: 'fr-libre-decoratrice',
    language: 'fr',
    layout: 'freeform',
    twoColumns: true,
    format: 'pdf',
    style: { dates: 'years', skills: 'bullets' },
    first: 'Ophélie',
    last: 'Castaing',
    email: 'ophelie.castaing@example.fr',
    phone: '06 39 98 15 51',
    headline: 'Architecte d’intérieur',
    place: 'Bayonne',
    summary: 'Dix ans à repenser des lieux de vie et de travail, du relevé à la livraison.',
    careers: [
      job(
        'Architecte d’intérieur indépendante',
        ['Atelier Castaing'],
        ['2019-01', null],
        ['Rénovation d’appartements et de boutiques, 40 chantiers livrés.', 'Dessins, consultation des artisans, suivi.'],
      ),
      job('Dessinatrice projeteuse', ['Agence Nive'], ['2015-01', '2019-12'], ['Plans d’exécution pour des hôtels de la côte basque.']),
    ],
    studies: [study('Diplôme d’architecte d’intérieur', '', 'École Boulle', '2014')],
    skills: { Logiciels: ['AutoCAD', 'SketchUp', 'Revit', 'InDesign', 'Photoshop'] },
    languages: [
      ['Espagnol', 'courant'],
      ['Anglais', 'B2'],
    ],
    page: `<style>@page{size:A4;margin:0}body{margin:0;font:9.5pt/1.35 "Liberation Sans"}div{position:absolute}h2{font-size:11pt;letter-spacing:.25em;margin:0 0 4px;font-weight:normal}p{margin:2px 0}</style>
<div style="left:90mm;top:95mm;width:105mm"><h2>EXPÉRIENCES</h2><p><b>2019 → aujourd’hui</b> Architecte d’intérieur indépendante</p><p>Atelier Castaing</p><p>Rénovation d’appartements et de boutiques, 40 chantiers livrés.</p><p>Dessins, consultation des artisans, suivi.</p><p style="margin-top:9px"><b>2015 → 2019</b> Dessinatrice projeteuse</p><p>Agence Nive</p><p>Plans d’exécution pour des hôtels de la côte basque.</p></div>
<div style="left:14mm;top:150mm;width:60mm"><h2>LANGUES</h2><p>Espagnol – courant</p><p>Anglais – B2</p></div>
<div style="left:0;top:0;width:210mm;height:58mm;background:#efe9e2"></div>
<div style="left:14mm;top:18mm;font-size:27pt;letter-spacing:.18em">OPHÉLIE CASTAING</div><div style="left:14mm;top:36mm;font-size:12pt">Architecte d’intérieur</div>
<div style="left:90mm;top:66mm;width:105mm"><h2>PROFIL</h2><p>Dix ans à repenser des lieux de vie et de travail, du relevé à la livraison.</p></div>
<div style="left:14mm;top:66mm;width:60mm"><h2>CONTACT</h2><p>06 39 98 15 51</p><p>ophelie.castaing@example.fr</p><p>Bayonne</p></div>
<div style="left:14mm;top:105mm;width:60mm"><h2>LOGICIELS</h2><p>AutoCAD</p><p>SketchUp</p><p>Revit</p><p>InDesign</p><p>Photoshop</p></div>
<div style="left:90mm;top:160mm;width:105mm"><h2>FORMATION</h2><p><b>2014</b> Diplôme d’architecte d’intérieur</p><p>École Boulle</p></div>`,
  },
  {
    id: 'en-free-promotions',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'monthWords', skills: 'commas' },
    first: 'Grace',
    last: 'Whitfield',
    email: 'gwhitfield@example.com',
    phone: '(919) 555-0181',
    country: 'US',
    place: 'Raleigh, NC',
    careers: [
      job(
        'Director of Customer Success',
        ['Pinecrest Software'],
        ['2022-01', null],
        ['Leads 24 people serving 900 customers.', 'Net retention from 98% to 111%.'],
      ),
      job('Customer Success Manager', ['Pinecrest Software'], ['2018-06', '2021-12'], ['Managed 60 mid-market accounts.']),
      job(
        'Support Specialist',
        ['Pinecrest Software'],
        ['2016-03', '2018-05'],
        ['Answered 40 tickets a day with a 97% satisfaction score.'],
      ),
      job('Barista', ['Oak Street Coffee'], ['2014-08', '2016-02'], ['Opened the shop five days a week.']),
    ],
    studies: [study('BA', 'English Literature', 'University of North Carolina at Greensboro', '2014')],
    skills: { Skills: ['Gainsight', 'Salesforce', 'Zendesk', 'SQL', 'Onboarding'] },
    languages: [],
    page: `<style>@page{size:letter;margin:.8in}body{font:10.5pt/1.4 "Liberation Sans";margin:0}h1{font-size:20pt;margin:0}h2{font-size:11pt;margin:14px 0 4px;color:#555}ul{margin:2px 0 8px;padding-left:16px}.r{display:flex;justify-content:space-between}.c{font-weight:bold;font-size:11.5pt}</style>
<h1>Grace Whitfield</h1><div>Raleigh, NC • (919) 555-0181 • gwhitfield@example.com</div>
<h2>Experience</h2><div class="r c"><span>Pinecrest Software</span><span>March 2016 – Present</span></div>
<div class="r"><i>Director of Customer Success</i><span>January 2022 – Present</span></div><ul><li>Leads 24 people serving 900 customers.</li><li>Net retention from 98% to 111%.</li></ul>
<div class="r"><i>Customer Success Manager</i><span>June 2018 – December 2021</span></div><ul><li>Managed 60 mid-market accounts.</li></ul>
<div class="r"><i>Support Specialist</i><span>March 2016 – May 2018</span></div><ul><li>Answered 40 tickets a day with a 97% satisfaction score.</li></ul>
<div class="r c"><span>Oak Street Coffee</span></div><div class="r"><i>Barista</i><span>August 2014 – February 2016</span></div><ul><li>Opened the shop five days a week.</li></ul>
<h2>Education</h2><div class="r"><span>University of North Carolina at Greensboro</span><span>2014</span></div><div>BA, English Literature</div>
<h2>Skills</h2><div>Gainsight, Salesforce, Zendesk, SQL, Onboarding</div>`,
  },
  {
    id: 'fr-libre-mandataire',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'slash', skills: 'commas' },
    first: 'Jean-François',
    last: 'Marty',
    email: 'jf.marty@example.org',
    phone: '06.39.98.26.62',
    place: 'Rodez',
    careers: [
      job(
        'Conseiller immobilier',
        ['Aveyron Immo'],
        ['2021-09', null],
        ['Missions : estimation, prise de mandats, visites et négociation.', 'Résultats : 28 ventes par an, premier de l’agence.'],
      ),
      job('Agent commercial', ['Réseau Clés d’Oc'], ['2016-09', '2021-06'], ['Prospection du nord du département.']),
      job('Chef de rang', ['Restaurant Le Causse'], ['2011-05', '2016-08'], ['Service de 80 couverts.']),
    ],
    studies: [study('BTS', 'professions immobilières', 'Lycée Monteil', '2011')],
    skills: { Atouts: ['Estimation immobilière', 'Négociation', 'Prospection', 'Photographie'] },
    languages: [
      ['Occitan', 'courant'],
      ['Anglais', 'notions'],
    ],
    page: `<style>@page{size:A4;margin:17mm}body{font:10.5pt/1.4 "Liberation Serif";margin:0}h1{font-size:17pt;margin:0}h2{font-size:12pt;margin:14px 0 3px;background:#e5e5e5;text-align:center}td{vertical-align:top;padding:2px 8px 8px 0}td:first-child{width:33mm;color:#555}p{margin:2px 0}</style>
<h1>Jean-François MARTY</h1><p>38 ans – marié, 1 enfant – Permis B</p><p>Rodez — Tél : 06.39.98.26.62 — Mél : jf.marty@example.org</p>
<h2>PARCOURS</h2><table><tr><td>Depuis 09/21</td><td><b>AVEYRON IMMO</b>, Rodez : Conseiller immobilier<p>Missions : estimation, prise de mandats, visites et négociation.</p><p>Résultats : 28 ventes par an, premier de l’agence.</p></td></tr><tr><td>09/16 à 06/21</td><td><b>RÉSEAU CLÉS D’OC</b>, Espalion : Agent commercial<p>Prospection du nord du département.</p></td></tr><tr><td>05/11 à 08/16</td><td><b>RESTAURANT LE CAUSSE</b>, Millau : Chef de rang<p>Service de 80 couverts.</p></td></tr></table>
<h2>ÉTUDES</h2><table><tr><td>2011</td><td>BTS professions immobilières, Lycée Monteil</td></tr></table>
<h2>DIVERS</h2><p>Atouts : Estimation immobilière, Négociation, Prospection, Photographie</p><p>Langues : Occitan (courant), Anglais (notions)</p>`,
  },
  {
    id: 'en-free-referees',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'monthWords', skills: 'commas' },
    first: 'Callum',
    last: 'Reid',
    email: 'callum.reid@example.com',
    phone: '07700 900357',
    country: 'GB',
    place: 'Perth',
    nationality: 'British',
    summary: 'A dependable veterinary nurse who enjoys large animals, cold mornings and clear records.',
    careers: [
      job(
        'Registered Veterinary Nurse',
        ['Strathmore Vets'],
        ['2019-08', null],
        ['Theatre nursing and anaesthesia monitoring.', 'Farm calls with the large-animal team.'],
      ),
      job('Student Veterinary Nurse', ['Tayside Animal Hospital'], ['2017-07', '2019-07'], ['Kennels, laboratory and reception.']),
    ],
    studies: [study('Diploma', 'Veterinary Nursing', 'Barony College', ['2017', '2019'])],
    skills: { Skills: ['Anaesthesia monitoring', 'Radiography', 'Client care', 'Phlebotomy'] },
    languages: [
      ['English', 'native'],
      ['Gaelic', 'basic'],
    ],
    page: `<style>@page{size:A4;margin:18mm}body{font:11pt/1.4 "Liberation Sans";margin:0}h2{font-size:12pt;margin:13px 0 3px;text-decoration:underline}p{margin:2px 0}ul{margin:2px 0 6px}.c{text-align:center}</style>
<p class="c"><b style="font-size:17pt">CURRICULUM VITAE</b></p><p class="c"><b>Callum Reid</b></p><p>Address: 3 Tay Terrace, Perth PH1 5AA</p><p>Telephone: 07700 900357</p><p>E-mail: callum.reid@example.com</p><p>Date of birth: 4 March 1998</p><p>Nationality: British</p>
<h2>Personal Statement</h2><p>A dependable veterinary nurse who enjoys large animals, cold mornings and clear records.</p>
<h2>Employment</h2><p><b>August 2019 to present: Registered Veterinary Nurse, Strathmore Vets</b></p><ul><li>Theatre nursing and anaesthesia monitoring.</li><li>Farm calls with the large-animal team.</li></ul><p><b>July 2017 to July 2019: Student Veterinary Nurse, Tayside Animal Hospital</b></p><ul><li>Kennels, laboratory and reception.</li></ul>
<h2>Education</h2><p>2017 - 2019: Diploma, Veterinary Nursing, Barony College</p>
<h2>Skills</h2><p>Anaesthesia monitoring, Radiography, Client care, Phlebotomy</p><p>Languages: English (native), Gaelic (basic)</p>
<h2>Referees</h2><p>Dr Morag Sinclair, Practice Director, Strathmore Vets, 07700 900611, morag.sinclair@example.org</p><p>Mr Alan Tait, Head of School, Barony College, alan.tait@example.net</p>`,
  },
];
