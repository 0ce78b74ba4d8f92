import dayjs from 'dayjs';

/** Date of a line of the list: the time under 24 h, a short weekday under 168 h, otherwise day and month (spec 2 §2). */
export const formatConversationDate = (iso: string, now: string): string => {
  const hours = dayjs(now).diff(iso, 'hour');
  if (hours < 24) return dayjs(iso).format('HH:mm');
  return dayjs(iso).format(hours < 168 ? 'ddd' : 'DD/MM');
};
