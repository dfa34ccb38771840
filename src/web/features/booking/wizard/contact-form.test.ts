import { describe, expect, test } from 'vitest';
import { ContactForm } from './contact-form.ts';

const messages = (contact: { name: string; email: string; phone: string }) =>
  ContactForm.safeParse({ contact }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the contact of a booking', () => {
  test('needs an e-mail address and nothing else', () => {
    expect(messages({ name: '', email: 'amina@example.test', phone: '' })).toEqual([]);
    expect(messages({ name: '', email: ' ', phone: '' })).toEqual(['contact.email: required_fields_missing']);
  });
  test('has another message for an e-mail address that is not valid', () => {
    expect(messages({ name: 'Amina', email: 'amina', phone: '' })).toEqual(['contact.email: email_invalid']);
  });
});
