import { nearTrades } from '../../../../../src/server/analysis/matching/trades/nearTrades.ts';
import { TRADES, tradesOf } from '../../../../../src/server/analysis/matching/trades/trades.ts';

describe('the trades of a title', () => {
  it.each([
    ['Comptable général (H/F)', 'Senior Accountant'],
    ['Développeur full stack', 'Full-Stack Engineer'],
    ['Infirmière de nuit', 'Staff nurse'],
    ['Aide-soignante', 'Healthcare assistant'],
    ['Contrôleuse de gestion', 'Financial Controller'],
    ['Chargée de recrutement', 'Talent Acquisition Specialist'],
    ['Conductrice de travaux', 'Construction Manager'],
    ['Cheffe de cuisine', 'Head Chef'],
    ['Avocat', 'Advocate'],
    ['Professeur des écoles', 'Primary school teacher'],
    ['Magasinier cariste', 'Warehouse operative'],
    ['Technicienne de maintenance', 'Maintenance Technician'],
  ])('%s and %s are one', (french, english) => {
    expect(tradesOf(french)).toEqual(tradesOf(english));
    expect(tradesOf(french)).toHaveLength(1);
  });

  it('hear the whole title, not a word of it', () => {
    expect(tradesOf('Chef de projet informatique')).not.toContain('chef-cook');
    expect(tradesOf('Directeur commercial')).toEqual(['sales-manager']);
    expect(tradesOf('Windows Server, Active Directory')).not.toContain('waiter');
    expect(tradesOf('Souffleuse de bulles')).toEqual([]);
  });

  it.each([
    ['Commercial electrician', ['electrician-building']],
    ['Commercial', ['sales-b2b']],
    ['Account manager', ['key-account']],
    ['Export manager', ['sales-manager']],
    ['Office manager', ['office-manager']],
    ['Product Design Lead, Education', tradesOf('Product Design Lead')],
    ['Year 2 class teacher', ['primary-teacher']],
    ['Conseillère funéraire', ['funeral']],
    ['Data protection officer', ['compliance']],
    ['Human factors engineer', ['ergonomics']],
    ['Contrôleur de train', ['train-driver']],
  ])('%s is %j', (title, trades) => {
    expect(tradesOf(title)).toEqual(trades);
  });

  it('are none for a rank alone', () => {
    expect(tradesOf('Service manager')).toEqual([]);
    expect(tradesOf('Bed and breakfast manager')).not.toContain('artist');
  });
});

describe('near trades', () => {
  it('are near both ways, and a trade is itself', () => {
    for (const { id } of TRADES)
      for (const [other, part] of Object.entries(nearTrades(id))) expect(nearTrades(other)[id]).toBeCloseTo(part, 5);
    expect(nearTrades('nurse')['nurse']).toBe(1);
  });

  it.each([
    ['accountant', 'accounting-assistant', 'controller'],
    ['backend', 'fullstack', 'frontend'],
    ['nurse', 'nurse-specialist', 'care-assistant'],
    ['waiter', 'sales-b2c', 'developer'],
    ['buyer', 'warehouse-manager', 'cook'],
    ['site-manager', 'mason', 'welder'],
    ['bookseller', 'librarian', 'nurse'],
  ])('%s is nearer to %s than to %s', (trade, near, far) => {
    expect(nearTrades(trade)[near]).toBeGreaterThan(nearTrades(trade)[far] ?? 0);
  });
});
