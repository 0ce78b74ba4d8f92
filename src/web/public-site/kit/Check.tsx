/** What a criterion comes to: met, or to be asked. */
export const Check = ({ met = true }: { met?: boolean }) => (
  <svg className={met ? 'check' : 'check ask'} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" />
    <path d={met ? 'm6 10.4 2.7 2.6L14 7.6' : 'M10 5.6v5.2M10 13.9v.2'} />
  </svg>
);
