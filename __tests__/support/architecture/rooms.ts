/** What a room's files may import besides packages and the room itself. A folder of src that is not here has no place. */
export const NEIGHBOURS: Record<string, string[]> = {
  contract: [],
  cv: ['contract'],
  scripts: ['server', 'server/database', 'server/pdf'],

  // The hall: env, start-up errors. What builds the whole is a room of its own.
  server: ['contract'],
  'server/build': ['server', 'server/*', 'cv', 'contract'],
  'server/plugins': ['server', 'contract'],
  'server/database': ['server', 'contract'],
  'server/queue': ['server', 'server/database', 'contract'],
  'server/files': ['server', 'server/database', 'contract'],
  'server/records': ['server', 'server/plugins', 'server/database', 'server/queue', 'server/files', 'contract'],
  'server/reading': ['contract'],
  'server/analysis': ['contract'],
  'server/pdf': ['contract'],
  'server/features': [
    'server',
    'server/plugins',
    'server/database',
    'server/queue',
    'server/files',
    'server/records',
    'server/reading',
    'server/analysis',
    'server/pdf',
    'cv',
    'contract',
  ],

  // The hall: main and what describes assets.
  web: ['web/*', 'contract'],
  'web/app': ['web/features', 'web/ui', 'web/lib', 'web/public-site', 'contract'],
  'web/features': ['web/ui', 'web/lib', 'cv', 'contract'],
  'web/public-site': ['web/lib', 'contract'],
  'web/ui': ['web/lib', 'contract'],
  'web/lib': ['contract'],
};

const BUILDERS = /^src\/server\/(?:main|worker|app|backend)\.ts$/;

/** The room that a path of src belongs to: `src/server/queue/names.ts` → `server/queue`, or nothing for a strange folder. */
export const roomOf = (path: string): string | undefined => {
  if (BUILDERS.test(path)) return 'server/build';
  const [, house = '', ...rest] = path.split('/');
  const room = (house === 'server' || house === 'web') && rest.length > 1 ? `${house}/${rest[0]}` : house;
  return room in NEIGHBOURS ? room : undefined;
};

/** The feature that a path belongs to, with its house: `src/web/features/jobs/index.ts` → `web/features/jobs`. */
export const featureOf = (path: string): string | undefined => /^src\/((?:web|server)\/features\/[^/]+)\//.exec(path)?.[1];

export const isOurs = (target: string): boolean => target.startsWith('src/');
