import { accountEndpoints, type Login, type PasswordChange, type Registration, type UserUpdate } from '#contract/account';
import { type Company, type CompanyCreation, companyEndpoints, type CompanyUpdate } from '#contract/company';
import { Refusal, respond } from './respond.ts';
import { ACCESS_TOKEN, REFRESH_TOKEN, type World } from './world.ts';

/** Only the world's tokens open a session. */
export const requireSession = (request: Request): void => {
  if (!request.headers.get('authorization')?.startsWith('Bearer access-')) throw new Refusal('unauthenticated');
};

export const accountHandlers = (world: World) => [
  respond(accountEndpoints.login, ({ body }) => {
    const { email, password } = body as Login;
    if (email !== world.user.email || password !== world.password) throw new Refusal('bad_credentials');
    return { data: { accessToken: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN } };
  }),
  respond(accountEndpoints.register, ({ body }) => {
    const { password, ...registration } = body as Registration;
    if (registration.email === world.user.email) throw new Refusal('email_taken');
    world.user = { ...world.user, ...registration, avatarUrl: null, companyId: null };
    world.password = password;
    world.company = null;
    return { data: world.user };
  }),
  respond(accountEndpoints.refresh, ({ body }) => {
    if ((body as { refreshToken: string }).refreshToken !== REFRESH_TOKEN) throw new Refusal('unauthenticated');
    return { data: { accessToken: 'access-2', refreshToken: 'refresh-2' } };
  }),
  respond(accountEndpoints.logout, () => undefined),
  respond(accountEndpoints.forgotPassword, () => undefined),
  respond(accountEndpoints.resetPassword, () => undefined),
  respond(accountEndpoints.me, ({ request }) => {
    requireSession(request);
    return { data: world.user };
  }),
  respond(accountEndpoints.update, ({ body, request }) => {
    requireSession(request);
    const { preferences, ...profile } = body as UserUpdate;
    world.user = { ...world.user, ...profile, preferences: { ...world.user.preferences, ...preferences } };
    return { data: world.user };
  }),
  respond(accountEndpoints.changePassword, ({ body, request }) => {
    requireSession(request);
    const { currentPassword, newPassword } = body as PasswordChange;
    if (currentPassword !== world.password) {
      throw new Refusal('invalid', { fields: { currentPassword: 'Le mot de passe actuel est incorrect.' } });
    }
    world.password = newPassword;
  }),
  respond(accountEndpoints.remove, ({ body, request }) => {
    requireSession(request);
    if ((body as { password: string }).password !== world.password) {
      throw new Refusal('invalid', { fields: { password: 'Le mot de passe est incorrect.' } });
    }
    world.company = null;
  }),
  respond(companyEndpoints.update, ({ body, request }) => {
    requireSession(request);
    const { website, ...changes } = body as CompanyUpdate;
    world.company = { ...world.company, ...changes, website: website || null } as Company;
    return { data: world.company };
  }),
  respond(companyEndpoints.mine, ({ request }) => {
    requireSession(request);
    if (!world.company) throw new Refusal('not_found');
    return { data: world.company };
  }),
  respond(companyEndpoints.create, ({ body, request }) => {
    requireSession(request);
    const { website, logoUrl, description, ...rest } = body as CompanyCreation;
    world.company = {
      ...rest,
      id: '0199f000-0000-7000-8000-0000000000c2',
      website: website ?? null,
      logoUrl: logoUrl ?? null,
      description: description ?? null,
      createdAt: '2026-11-21T09:00:00.000Z',
    };
    world.user = { ...world.user, companyId: world.company.id, role: 'owner' };
    return { data: world.company };
  }),
];
