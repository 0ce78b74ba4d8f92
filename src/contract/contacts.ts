import { type InferType, object, string } from 'yup';
import type { One } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What is sent in place of a phone that was not given (spec 1 §5). */
export const PHONE_NOT_GIVEN = '0000000000';

/** Spec 1 §5, Contact form. */
export const contactSchema = object({
  firstName: string().trim().max(100).required('Le prénom est requis'),
  lastName: string().trim().max(100).required('Le nom est requis'),
  email: string().trim().lowercase().max(254, 'Email invalide').required('Email invalide').email('Email invalide'),
  phone: string()
    .trim()
    .max(40)
    .transform((phone: string) => phone || PHONE_NOT_GIVEN)
    .default(PHONE_NOT_GIVEN),
  companyName: string().trim().max(200).required("L'entreprise est requise"),
  message: string()
    .trim()
    .min(10, 'Le message doit contenir au moins 10 caractères')
    .max(5000)
    .required('Le message doit contenir au moins 10 caractères'),
}).required();
export type Contact = InferType<typeof contactSchema>;

export const contactEndpoints = {
  create: endpoint<One<{ id: string }>>()({
    method: 'POST',
    path: '/contacts',
    access: 'public',
    body: contactSchema,
    status: 201,
    summary: 'Écrire à l’équipe depuis le site public',
  }),
};
