import { boolean, type InferType, object, ref, string } from 'yup';
import type { One } from './common.ts';
import { endpoint } from './endpoint.ts';

export const USER_ROLES = ['owner', 'hr', 'user'] as const;
export type UserRole = (typeof USER_ROLES)[number];
export const THEMES = ['light', 'dark', 'auto'] as const;
export const LANGUAGES = ['fr', 'en', 'es'] as const;

/** Preferences of a user (spec 1 §3), with the defaults of spec 1 §9. */
export const preferencesSchema = object({
  emailNotifications: boolean().default(true),
  pushNotifications: boolean().default(false),
  weeklyReports: boolean().default(true),
  theme: string().oneOf(THEMES).default('light'),
  language: string().oneOf(LANGUAGES).default('fr'),
  compactMode: boolean().default(false),
});
export type Preferences = InferType<typeof preferencesSchema>;

/** Any of the preferences: those left out stay as they are. */
const preferencesChangeSchema = object({
  emailNotifications: boolean(),
  pushNotifications: boolean(),
  weeklyReports: boolean(),
  theme: string().oneOf(THEMES),
  language: string().oneOf(LANGUAGES),
  compactMode: boolean(),
});

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: UserRole;
  avatarUrl: string | null;
  preferences: Preferences;
  /** null until the user has created a company. */
  companyId: string | null;
  createdAt: string;
}

/** The refresh token is opaque, 30 days, rotated at each use; the access token a JWT of 15 minutes (decisions §3). */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const email = string()
  .trim()
  .lowercase()
  .max(254, 'Invalid email address')
  .required('Invalid email address')
  .email('Invalid email address');
const newPassword = string().min(8, 'Password must be at least 8 characters').max(200).required('Password must be at least 8 characters');

/** Spec 1 §5, Login. */
export const loginSchema = object({
  email,
  password: string().max(200).required('Password is required'),
}).required();
export type Login = InferType<typeof loginSchema>;

/** Spec 1 §5, Registration: what is sent. */
export const registrationSchema = object({
  firstName: string().trim().max(100).required('First name is required'),
  lastName: string().trim().max(100).required('Last name is required'),
  email,
  phone: string().trim().max(30).required('Phone number is required'),
  password: newPassword,
  role: string().oneOf(USER_ROLES).default('user'),
  avatarUrl: string().url().max(500).nullable().default(null),
  preferences: preferencesSchema,
}).required();
export type Registration = InferType<typeof registrationSchema>;

/** The registration form: the confirmation is never sent. */
export const registrationFormSchema = registrationSchema.pick(['firstName', 'lastName', 'email', 'phone', 'password', 'role']).concat(
  object({
    confirmPassword: string()
      .required("Passwords don't match")
      .oneOf([ref('password')], "Passwords don't match"),
  }),
);
export type RegistrationForm = InferType<typeof registrationFormSchema>;

/** Spec 1 §5, Settings, Profile. */
export const profileSchema = object({
  firstName: string().trim().max(100).required('Le prénom est requis'),
  lastName: string().trim().max(100).required('Le nom est requis'),
  email: string().trim().lowercase().max(254, 'Email invalide').required('Email invalide').email('Email invalide'),
  phone: string().trim().max(30),
});
export type Profile = InferType<typeof profileSchema>;

/** `PUT users`: any of these; a `password` needs the `currentPassword` (decisions §2). */
export const userUpdateSchema = profileSchema
  .partial()
  .shape({
    password: string().min(8, 'Password must be at least 8 characters').max(200),
    currentPassword: string()
      .max(200)
      .when('password', ([password], schema) => (password ? schema.required('Le mot de passe actuel est requis') : schema)),
    preferences: preferencesChangeSchema.optional().default(undefined),
  })
  .required();
export type UserUpdate = InferType<typeof userUpdateSchema>;

/** Spec 1 §5, Settings, Password: 6 characters here, 8 at registration, as specified. */
export const passwordChangeSchema = object({
  currentPassword: string().max(200).required('Le mot de passe actuel est requis'),
  newPassword: string()
    .min(6, 'Le nouveau mot de passe doit contenir au moins 6 caractères')
    .max(200)
    .required('Le nouveau mot de passe doit contenir au moins 6 caractères'),
}).required();
export type PasswordChange = InferType<typeof passwordChangeSchema>;

export const refreshSchema = object({ refreshToken: string().max(500).required() }).required();

export const forgotPasswordSchema = object({ email }).required();
export type ForgotPassword = InferType<typeof forgotPasswordSchema>;

export const resetPasswordSchema = object({ token: string().max(500).required(), password: newPassword }).required();

export const accountDeletionSchema = object({ password: string().max(200).required('Le mot de passe est requis') }).required();

export const accountEndpoints = {
  register: endpoint<One<User>>()({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    body: registrationSchema,
    status: 201,
    summary: 'Créer un compte',
  }),
  login: endpoint<One<Tokens>>()({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    body: loginSchema,
    summary: 'Ouvrir une session',
  }),
  refresh: endpoint<One<Tokens>>()({
    method: 'POST',
    path: '/auth/refresh-token',
    access: 'public',
    body: refreshSchema,
    summary: 'Renouveler les jetons de session',
  }),
  logout: endpoint<void>()({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    body: refreshSchema,
    status: 204,
    summary: 'Fermer la session',
  }),
  forgotPassword: endpoint<void>()({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    body: forgotPasswordSchema,
    status: 204,
    summary: 'Demander un nouveau mot de passe\u00A0; même réponse que l’adresse soit connue ou non',
  }),
  resetPassword: endpoint<void>()({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    body: resetPasswordSchema,
    status: 204,
    summary: 'Choisir un nouveau mot de passe avec le jeton reçu par email',
  }),
  me: endpoint<One<User>>()({ method: 'GET', path: '/users/me', access: 'session', summary: 'L’utilisateur connecté' }),
  update: endpoint<One<User>>()({
    method: 'PUT',
    path: '/users',
    access: 'session',
    body: userUpdateSchema,
    summary: 'Modifier son profil, son mot de passe ou ses préférences',
  }),
  changePassword: endpoint<void>()({
    method: 'PUT',
    path: '/users/password',
    access: 'session',
    body: passwordChangeSchema,
    status: 204,
    summary: 'Changer de mot de passe',
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: '/users',
    access: 'session',
    body: accountDeletionSchema,
    status: 204,
    summary: 'Supprimer son compte, et les données de l’entreprise pour son dernier membre',
  }),
};
