import type { CvSource } from '../model.ts';
import { job, study } from './shorthand.ts';

/** English CVs in the manner of widespread public templates. */
export const freeformEnglish: CvSource[] = [
  {
    id: 'en-free-awesome',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'shortMonth', skills: 'commas' },
    first: 'Hana',
    last: 'Sato',
    email: 'hana.sato@example.com',
    phone: '(503) 555-0142',
    country: 'US',
    place: 'Portland, OR',
    headline: 'Cloud Architect',
    summary: 'Cloud architect who has moved four companies off their own data centers and would do it again.',
    careers: [
      job(
        'Cloud Architect',
        ['Timberline Insurance'],
        ['2020-11', null],
        ['Designed the landing zone for 70 accounts on AWS.', 'Wrote the Terraform modules used by every team.'],
      ),
      job('Systems Engineer', ['Willamette Data'], ['2016-01', '2020-10'], ['Automated the build of 2,000 virtual machines with Ansible.']),
    ],
    studies: [study('B.S.', 'Information Systems', 'Portland State University', ['2011', '2015'])],
    skills: { Cloud: ['AWS', 'Azure', 'Terraform'], Languages: ['Python', 'Bash', 'Go'] },
    languages: [
      ['Japanese', 'native'],
      ['English', 'fluent'],
    ],
    page: `<style>@page{size:A4;margin:15mm}body{font:9.5pt/1.4 "Liberation Sans";margin:0}.c{text-align:center}h2{font-size:14pt;margin:10px 0 4px;border-bottom:1px solid #aaa}h2 b{color:#c00}.r{display:flex;justify-content:space-between}.s{font-variant:small-caps;color:#555}ul{margin:2px 0 6px;padding-left:14px}.g{display:grid;grid-template-columns:30mm 1fr;gap:5mm}.i{font-family:"DejaVu Sans"}</style>
<p class="c" style="font-size:27pt;margin:0"><span style="font-weight:300;color:#777">Hana</span> <b>Sato</b></p><p class="c s" style="color:#c00;margin:0">Cloud Architect</p><p class="c" style="margin:2px;font-style:italic">Portland, OR</p><p class="c" style="margin:0"><span class="i">☎</span> (503) 555-0142 &nbsp;|&nbsp; <span class="i">✉</span> hana.sato@example.com &nbsp;|&nbsp; github.com/example-hsato</p>
<h2><b>Sum</b>mary</h2><p>Cloud architect who has moved four companies off their own data centers and would do it again.</p>
<h2><b>Wor</b>k Experience</h2><div class="r"><b>Timberline Insurance</b><i style="color:#c00">Portland, OR</i></div><div class="r s"><span>Cloud Architect</span><i>Nov 2020 – Present</i></div><ul><li>Designed the landing zone for 70 accounts on AWS.</li><li>Wrote the Terraform modules used by every team.</li></ul><div class="r"><b>Willamette Data</b><i style="color:#c00">Salem, OR</i></div><div class="r s"><span>Systems Engineer</span><i>Jan 2016 – Oct 2020</i></div><ul><li>Automated the build of 2,000 virtual machines with Ansible.</li></ul>
<h2><b>Edu</b>cation</h2><div class="r"><b>Portland State University</b><i style="color:#c00">Portland, OR</i></div><div class="r s"><span>B.S., Information Systems</span><i>2011 – 2015</i></div>
<h2><b>Ski</b>lls</h2><div class="g"><b>Cloud</b><span>AWS, Azure, Terraform</span><b>Languages</b><span>Python, Bash, Go</span><b>Spoken</b><span>Japanese (native), English (fluent)</span></div>`,
  },
  {
    id: 'en-free-jobboard',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'monthWords', skills: 'bullets' },
    first: 'Tamika',
    last: 'Washington',
    email: 'tamika.washington@example.com',
    phone: '+1 202 555 0114',
    country: 'US',
    place: 'Silver Spring, MD',
    headline: 'Medical Assistant',
    summary: 'Certified medical assistant with six years in family practice and pediatrics.',
    careers: [
      job(
        'Medical Assistant',
        ['Rock Creek Family Practice'],
        ['2020-03', null],
        ['Vitals, injections and lab specimens for 30 patients a day', 'Trained five new assistants'],
      ),
      job('Medical Receptionist', ['Takoma Pediatrics'], ['2018-06', '2020-02'], ['Scheduling and insurance verification']),
    ],
    studies: [study('Certificate', 'Medical Assisting', 'Montgomery College', '2018')],
    skills: { Skills: ['Phlebotomy', 'Vital signs', 'EMR systems', 'Medical terminology', 'Insurance verification'] },
    languages: [['Spanish', 'Intermediate']],
    certifications: ['CPR Certification'],
    page: `<style>@page{size:letter;margin:.8in}body{font:10.5pt/1.45 "Liberation Sans";margin:0}h2{font-size:14pt;font-weight:normal;border-bottom:1px solid #999;margin:14px 0 6px}p{margin:1px 0}ul{margin:3px 0 9px;padding-left:17px}</style>
<p style="font-size:22pt">Tamika Washington</p><p>Medical Assistant</p><p>Silver Spring, MD 20910</p><p>tamika.washington@example.com</p><p>+1 202 555 0114</p><p style="margin-top:8px">Certified medical assistant with six years in family practice and pediatrics.</p><p>Authorized to work in the US for any employer</p>
<h2>Work Experience</h2><p><b>Medical Assistant</b></p><p>Rock Creek Family Practice - Silver Spring, MD</p><p>March 2020 to Present</p><ul><li>Vitals, injections and lab specimens for 30 patients a day</li><li>Trained five new assistants</li></ul><p><b>Medical Receptionist</b></p><p>Takoma Pediatrics - Takoma Park, MD</p><p>June 2018 to February 2020</p><ul><li>Scheduling and insurance verification</li></ul>
<h2>Education</h2><p><b>Certificate in Medical Assisting</b></p><p>Montgomery College - Rockville, MD</p><p>2018</p>
<h2>Skills</h2><ul><li>Phlebotomy (6 years)</li><li>Vital signs (6 years)</li><li>EMR systems</li><li>Medical terminology</li><li>Insurance verification (2 years)</li></ul>
<h2>Languages</h2><ul><li>Spanish - Intermediate</li></ul><h2>Certifications and Licenses</h2><p><b>CPR Certification</b></p><p>April 2024 to April 2026</p>`,
  },
  {
    id: 'en-free-banking',
    language: 'en',
    layout: 'freeform',
    format: 'pdf',
    style: { dates: 'shortMonth', skills: 'commas' },
    first: 'Alasdair',
    last: 'MacLeod',
    email: 'alasdair.macleod@example.co.uk',
    phone: '+44 7700 900417',
    country: 'GB',
    place: 'London',
    careers: [
      job(
        'Vice President, Leveraged Finance',
        ['Hartwell Capital'],
        ['2021-07', null],
        ['Structured 14 financings worth £3.1bn for mid-cap sponsors.', 'Leads a team of three associates.'],
      ),
      job(
        'Associate, Mergers & Acquisitions',
        ['Kestrel & Co.'],
        ['2017-08', '2021-06'],
        ['Advised on eight transactions in industrials.'],
      ),
      job('Summer Analyst', ['Kestrel & Co.'], ['2016-06', '2016-08'], ['Valuation models and sector research.'], { when: 'Summer 2016' }),
    ],
    studies: [
      study('MSc', 'Finance', 'London Business Institute', ['2016', '2017']),
      study('MA (Hons)', 'Economics', 'University of Glasgow', ['2012', '2016']),
    ],
    skills: { Skills: ['Financial modelling', 'LBO', 'Valuation', 'Excel', 'Capital IQ'] },
    languages: [
      ['English', 'native'],
      ['French', 'B2'],
    ],
    certifications: ['CFA Level II'],
    page: `<style>@page{size:A4;margin:15mm 18mm}body{font:10pt/1.3 "Liberation Serif";margin:0}h2{font-size:10.5pt;margin:10px 0 3px;background:#dfe3ea;padding:1px 4px}.r{display:flex;justify-content:space-between}ul{margin:1px 0 5px;padding-left:16px;list-style:square}p{margin:1px 0}</style>
<p style="text-align:center;font-size:16pt"><b>ALASDAIR MACLEOD</b></p><p style="text-align:center">London • +44 7700 900417 • alasdair.macleod@example.co.uk</p>
<h2>PROFESSIONAL EXPERIENCE</h2><div class="r"><b>HARTWELL CAPITAL, London</b><b>Jul 2021 – Present</b></div><p><i>Vice President, Leveraged Finance</i></p><ul><li>Structured 14 financings worth £3.1bn for mid-cap sponsors.</li><li>Leads a team of three associates.</li></ul><div class="r"><b>KESTREL &amp; CO., London</b><b>Aug 2017 – Jun 2021</b></div><p><i>Associate, Mergers &amp; Acquisitions</i></p><ul><li>Advised on eight transactions in industrials.</li></ul><div class="r"><b>KESTREL &amp; CO., Edinburgh</b><b>Summer 2016</b></div><p><i>Summer Analyst</i></p><ul><li>Valuation models and sector research.</li></ul>
<h2>EDUCATION</h2><div class="r"><span><b>LONDON BUSINESS INSTITUTE</b>, MSc Finance (Distinction)</span><span>2016 – 2017</span></div><div class="r"><span><b>UNIVERSITY OF GLASGOW</b>, MA (Hons) Economics, First Class</span><span>2012 – 2016</span></div>
<h2>ADDITIONAL INFORMATION</h2><p><b>Skills:</b> Financial modelling, LBO, Valuation, Excel, Capital IQ</p><p><b>Certifications:</b> CFA Level II</p><p><b>Languages:</b> English (native), French (B2)</p><p><b>Interests:</b> Hill running, piobaireachd</p>`,
  },
];
