import type { Education } from '#contract/candidates';
import type { Section } from '../../sections/sections.ts';
import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import {
  announcesLessons,
  certificatesAmong,
  isCertificate,
  isCertificateRow,
  namedCertifications,
  readCertifications,
} from './certifications.ts';

const distinct = (found: readonly Found<string>[]): Found<string>[] => [...new Map(found.map((one) => [fold(one.value), one])).values()];

/** « CACES R489 » under a heading of education. */
export const isLoneCertificate = ({ value: { degree, institution } }: Found<Education>): boolean =>
  institution === '' && isCertificate(degree);

/** Certifications of their own sections, of sections of studies, those among other rows, and those that the rows name. */
export const certificationsOfCv = (
  sections: readonly Section[],
  studies: readonly Found<Education>[],
  rows: readonly Row[],
): Found<string>[] => {
  const certificates = [
    ...sections
      .filter(({ kinds }) => kinds[0] === 'certifications')
      .flatMap(({ kinds, rows: listed, heading }) =>
        readCertifications(listed, kinds.includes('skills') || announcesLessons(heading?.folded ?? '')),
      ),
    ...sections
      .filter(({ kinds }) => kinds[0] === 'education' && kinds.includes('certifications'))
      .flatMap((section) => readCertifications(section.rows.filter(isCertificateRow), false, false)),
    ...sections
      .filter(({ kinds }) => kinds[0] === 'other' || kinds[0] === 'interests')
      .flatMap((section) => certificatesAmong(section.rows)),
    ...studies.filter(isLoneCertificate).map(({ value, span }) => ({ value: value.degree, span })),
  ];
  return distinct([...certificates, ...namedCertifications(rows, certificates)]);
};
