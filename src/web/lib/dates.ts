import dayjs from 'dayjs';
import 'dayjs/locale/fr';

dayjs.locale('fr');

/** « 21/11/2026 ». */
export const formatDate = (iso: string): string => dayjs(iso).format('DD/MM/YYYY');

/** « 21 novembre 2026 à 14:05 ». */
export const formatDateTime = (iso: string): string => dayjs(iso).format('D MMMM YYYY [à] HH:mm');

/** A date as precise as the CV: '2021', '2021-03', '2021-03-15' → « 2021 », « mars 2021 », « 15 mars 2021 ». */
export const formatPartialDate = (date: string): string => {
  const format = { 4: 'YYYY', 7: 'MMM YYYY', 10: 'D MMM YYYY' }[date.length];
  return format ? dayjs(date).format(format) : date;
};

/** Relative time of the dashboard (spec 1 §2): 'À l'instant', 'Il y a 3h', 'Il y a 1j'. */
export const formatElapsed = (iso: string, now: string): string => {
  const hours = dayjs(now).diff(iso, 'hour');
  if (hours < 1) return "À l'instant";
  return hours < 24 ? `Il y a ${hours}h` : `Il y a ${Math.floor(hours / 24)}j`;
};

/** Date of a conversation: the time under 24 h, a short weekday under 168 h, otherwise day and month (spec 2 §2). */
export const formatConversationDate = (iso: string, now: string): string => {
  const hours = dayjs(now).diff(iso, 'hour');
  if (hours < 24) return dayjs(iso).format('HH:mm');
  return dayjs(iso).format(hours < 168 ? 'ddd' : 'DD/MM');
};

/** Label of a calendar day on a chart: « 21/11 » for days and weeks, « nov. 2026 » for months. */
export const formatBucket = (day: string, period: number): string => dayjs(day).format(period > 90 ? 'MMM YYYY' : 'DD/MM');
