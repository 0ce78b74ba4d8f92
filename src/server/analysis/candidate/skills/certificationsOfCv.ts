import type { Education } from '#contract/candidates';
import type { Section } from '../../sections/sections.ts';
import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { isSchoolExam } from '../../text/studyWords.ts';
import { tellsTradeCertificate } from '../../text/tradeCertificates.ts';
import { announcesAwards, certificatesAmongAwards } from './awards.ts';
import {
  announcesLessons,
  certificatesAmong,
  isCertificate,
  isCertificateRow,
  namedCertifications,
  readCertifications,
} from './certifications.ts';
import { languageExams } from './languageExams.ts';
import { isLanguageRow } from './languages.ts';

const distinct = (found: readonly Found<string>[]): Found<string>[] => [...new Map(found.map((one) => [fold(one.value), one])).values()];

/** « CACES R489 » under a heading of education. */
export const isLoneCertificate = ({ value: { degree, institution } }: Found<Education>): boolean =>
  institution === '' && (tellsTradeCertificate(degree) || isCertificate(degree)) && !isSchoolExam(degree);

/** « Certificat en anglais »: what it is in belongs to its name. */
const nameOf = ({ degree, field }: Education): string => (field === '' ? degree : `${degree} ${field}`).slice(0, 200);

/** « Certificates », « Memberships and certifications »: a section that announces them, beside others or alone. */
const announces = ({ kinds }: Section): boolean =>
  kinds[0] === 'certifications' || (kinds[0] === 'other' && kinds.includes('certifications'));

/** « Awards and certificates », in either order. */
const isBesideAwards = (section: Section): boolean => announces(section) && announcesAwards(section.heading?.folded ?? '');

/** Certifications of their own sections, of sections of studies, those among other rows, and those that the rows name. */
export const certificationsOfCv = (
  sections: readonly Section[],
  studies: readonly Found<Education>[],
  rows: readonly Row[],
): Found<string>[] => {
  const certificates = [
    ...sections.filter(isBesideAwards).flatMap((section) => certificatesAmongAwards(section.rows)),
    ...sections
      .filter((section) => announces(section) && !isBesideAwards(section))
      .flatMap(({ kinds, rows: listed, heading }) =>
        readCertifications(
          kinds.includes('languages') ? listed.filter((row) => !isLanguageRow(row)) : listed,
          kinds.includes('skills') || announcesLessons(heading?.folded ?? ''),
        ),
      ),
    ...sections
      .filter(({ kinds }) => kinds[0] === 'education' && kinds.includes('certifications'))
      .flatMap((section) => readCertifications(section.rows.filter(isCertificateRow), false, false)),
    ...sections
      .filter(
        ({ kinds }, index) =>
          (kinds[0] === 'other' && !kinds.includes('certifications')) || kinds[0] === 'interests' || (kinds[0] === 'head' && index > 0),
      )
      .flatMap((section) => certificatesAmong(section.rows)),
    ...languageExams(sections),
    ...studies.filter(isLoneCertificate).map(({ value, span }) => ({ value: nameOf(value), span })),
  ];
  return distinct([...certificates, ...namedCertifications(rows, certificates)]);
};
