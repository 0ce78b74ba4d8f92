/** The menu of narrow screens, a `details`, gives way to the section that was chosen in it. */
export const closeMenuAfterUse = () => {
  const menu = document.querySelector<HTMLDetailsElement>('header details');
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
};
