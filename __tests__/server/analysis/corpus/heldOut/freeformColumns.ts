import type { CvSource } from '../model.ts';
import { job, study } from '../people/shorthand.ts';

/** Held-out CVs of two columns that follow no template of the corpus. */
export const heldOutFreeformColumns: CvSource[] = [
  {
    id: 'en-free-narrow-left',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    twoColumns: true,
    style: { dates: 'shortMonth', skills: 'commas' },
    first: 'Emeka',
    last: 'Nwosu',
    email: 'emeka.nwosu@example.org',
    phone: '+1 (713) 555-0168',
    country: 'US',
    place: 'Houston, TX',
    headline: 'Petroleum Geologist',
    careers: [
      job(
        'Senior Geologist',
        ['Bayou Basin Energy'],
        ['2019-05', null],
        ['Mapped three new prospects in the Eagle Ford.', 'Mentors two junior geologists.'],
      ),
      job(
        'Geologist',
        ['Gulf Strata'],
        ['2014-07', '2019-04'],
        ['Well correlation and core description.', 'Built static models in Petrel.'],
      ),
    ],
    studies: [
      study('MS', 'Geology', 'Lamar Valley University', ['2012', '2014']),
      study('BS', 'Earth Science', 'Lamar Valley University', ['2008', '2012']),
    ],
    skills: { Software: ['Petrel', 'ArcGIS', 'Kingdom', 'Python'], Methods: ['Seismic interpretation', 'Well logging', 'Core analysis'] },
    languages: [
      ['English', 'native'],
      ['Igbo', 'native'],
      ['French', 'A2'],
    ],
    page: `<style>@page{size:letter;margin:.45in}body{font:9.5pt/1.35 "Liberation Sans";margin:0}.w{display:grid;grid-template-columns:33% 1fr;gap:6mm}h2{font-size:13pt;text-transform:uppercase;color:#666;margin:9px 0 3px;font-weight:normal}h3{font-size:10pt;margin:5px 0 0}p{margin:1px 0}ul{margin:2px 0 6px;padding-left:13px}.d{color:#777;font-size:8.5pt}</style>
<p style="text-align:center;font-size:30pt;font-weight:300">Emeka <b style="font-weight:normal">Nwosu</b></p><p style="text-align:center;border-bottom:1px solid #999;padding-bottom:4px">Petroleum Geologist · Houston, TX · +1 (713) 555-0168 · emeka.nwosu@example.org</p>
<div class="w"><div><h2>Education</h2><h3>Lamar Valley University</h3><p>MS, Geology</p><p class="d">2012 – 2014 | Beaumont, TX</p><h3>Lamar Valley University</h3><p>BS, Earth Science</p><p class="d">2008 – 2012 | Cum laude, GPA 3.7/4.0</p><h2>Skills</h2><h3>Software</h3><p>Petrel • ArcGIS • Kingdom • Python</p><h3>Methods</h3><p>Seismic interpretation • Well logging • Core analysis</p><h2>Languages</h2><p>English (native)</p><p>Igbo (native)</p><p>French (A2)</p><h2>Societies</h2><p>AAPG, since 2013</p></div>
<div><h2>Experience</h2><h3>BAYOU BASIN ENERGY | Senior Geologist</h3><p class="d">May 2019 – Present | Houston, TX</p><ul><li>Mapped three new prospects in the Eagle Ford.</li><li>Mentors two junior geologists.</li></ul><h3>GULF STRATA | Geologist</h3><p class="d">July 2014 – Apr 2019 | Lafayette, LA</p><ul><li>Well correlation and core description.</li><li>Built static models in Petrel.</li></ul><h2>Awards</h2><p class="d">2021 Best poster, Gulf Coast Section</p></div></div>`,
  },
  {
    id: 'fr-libre-pastilles',
    language: 'fr',
    layout: 'freeform',
    format: 'pdf',
    twoColumns: true,
    style: { dates: 'years', skills: 'bullets' },
    first: 'Solène',
    last: 'Kerhervé',
    email: 'solene.kerherve@example.com',
    phone: '06 39 98 57 75',
    headline: 'Assistante de direction',
    place: 'Quimper',
    summary: 'Organisée et discrète, j’assiste des dirigeants depuis onze ans dans des maisons industrielles et associatives.',
    careers: [
      job(
        'Assistante de direction',
        ['Faïenceries de Cornouaille'],
        ['2018-01', null],
        ['Agenda et déplacements de deux dirigeants', 'Préparation des conseils d’administration'],
      ),
      job('Secrétaire polyvalente', ['Ligue de voile du Ponant'], ['2015-01', '2018-12'], ['Accueil, licences et facturation']),
    ],
    studies: [study('BTS', 'assistant de manager', 'Lycée Brizeux', ['2013', '2015'])],
    skills: { Logiciels: ['Word', 'Excel', 'PowerPoint', 'Sage'], Savoir: ['Rédaction', 'Prise de notes', 'Organisation d’événements'] },
    soft: ['Discrétion', 'Anticipation'],
    languages: [
      ['Anglais', 'B2'],
      ['Breton', 'courant'],
    ],
    page: `<style>@page{size:A4;margin:0}body{font:9.5pt/1.4 "Liberation Sans";margin:0}.w{display:grid;grid-template-columns:1fr 68mm;min-height:297mm}.m{padding:13mm 9mm 9mm 13mm}.s{background:#dbe7ea;padding:13mm 8mm}h1{font-size:25pt;line-height:1;margin:0;text-transform:uppercase;color:#23545f}h2{font-size:11pt;color:#23545f;margin:12px 0 4px}p{margin:2px 0}ul{margin:2px 0 6px;padding-left:14px}.o{font-family:"DejaVu Sans";letter-spacing:2px;color:#23545f;font-size:8pt}.l{display:flex;justify-content:space-between}</style>
<div class="w"><div class="m"><h1>Solène<br>Kerhervé</h1><p style="font-size:12pt">Assistante de direction</p><p style="margin-top:8px">Organisée et discrète, j’assiste des dirigeants depuis onze ans dans des maisons industrielles et associatives.</p><h2>EXPÉRIENCES PROFESSIONNELLES</h2><p><b>ASSISTANTE DE DIRECTION</b></p><p>Faïenceries de Cornouaille / Depuis 2018</p><ul><li>Agenda et déplacements de deux dirigeants</li><li>Préparation des conseils d’administration</li></ul><p><b>SECRÉTAIRE POLYVALENTE</b></p><p>Ligue de voile du Ponant / 2015 – 2018</p><ul><li>Accueil, licences et facturation</li></ul><h2>FORMATION</h2><p><b>BTS assistant de manager</b></p><p>Lycée Brizeux / 2013 – 2015</p></div>
<div class="s"><h2>CONTACT</h2><p>06 39 98 57 75</p><p>solene.kerherve@example.com</p><p>Quimper</p><h2>LOGICIELS</h2><p class="l">Word <span class="o">●●●●●</span></p><p class="l">Excel <span class="o">●●●●○</span></p><p class="l">PowerPoint <span class="o">●●●●○</span></p><p class="l">Sage <span class="o">●●●○○</span></p><h2>SAVOIR-FAIRE</h2><p>Rédaction</p><p>Prise de notes</p><p>Organisation d’événements</p><h2>SAVOIR-ÊTRE</h2><p>Discrétion</p><p>Anticipation</p><h2>LANGUES</h2><p class="l">Anglais B2 <span class="o">●●●●○</span></p><p class="l">Breton courant <span class="o">●●●●○</span></p></div></div>`,
  },
];
