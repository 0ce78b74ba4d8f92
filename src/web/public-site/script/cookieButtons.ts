/** A cookie may have been set for this host or for the domains above it. */
const domains = () => location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'));

const deleteCookies = () => {
  for (const cookie of document.cookie.split(';')) {
    const end = `${cookie.split('=')[0]!.trim()}=;expires=Thu, 01 Jan 1970 00:00:00 GMT;path=/`;
    for (const scope of ['', ...domains().map((domain) => `;domain=${domain}`)]) document.cookie = end + scope;
  }
};

/** Spec 1 §2, Cookies page. The sentences stand in the page. */
export const listenToCookieButtons = () => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-alert]')) {
    button.addEventListener('click', () => {
      if ('deleteCookies' in button.dataset) deleteCookies();
      alert(button.dataset.alert);
    });
  }
};
