/** The mark, in a frame of 32 by 32: ripples of a pond, with the fish that swims up to the surface. */
export const LogoMark = () => (
  <>
    <rect width="32" height="32" rx="9" fill="#0B5D57" />
    <path d="M6 20.5c3.2 0 3.2 2 6.6 2s3.4-2 6.8-2 3.4 2 6.6 2" fill="none" stroke="#8FD3C8" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M7.5 13.4c3-4.6 9.6-5.2 13.2-.9l3.6-2.7c-.5 2.3-.5 4.6 0 6.8l-3.6-2.6c-3.6 4.2-10.2 3.8-13.2-.6Z" fill="#FFFFFF" />
    <circle cx="11.9" cy="12.6" r="1.1" fill="#0B5D57" />
  </>
);
