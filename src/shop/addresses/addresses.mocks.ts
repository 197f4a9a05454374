import { failing, ok, slow } from '@/mocks/shared/handlers'

/** Sabine's: her home, a Packstation, and her mother's in Austria. */
export const keptAddresses = [
  {
    _id: '00000000-0000-4000-8000-000000000801',
    name: 'Sabine Koch',
    street: 'Karl-Liebknecht-Straße 22',
    zipCode: '04109',
    city: 'Leipzig',
    country: 'Deutschland',
    isDefault: true,
  },
  {
    _id: '00000000-0000-4000-8000-000000000802',
    name: 'Sabine Koch',
    street: 'Packstation 145',
    postNumber: '1234567',
    zipCode: '04107',
    city: 'Leipzig',
    country: 'Deutschland',
    isDefault: false,
  },
  {
    _id: '00000000-0000-4000-8000-000000000803',
    name: 'Hannelore Koch',
    company: 'Blumen Koch',
    street: 'Lindengasse 7',
    zipCode: '1070',
    city: 'Wien',
    country: 'Österreich',
    isDefault: false,
  },
] as const

const all = { addresses: [...keptAddresses] }

/** MSW handlers of the address book; an account has none unless a story asks for them. */
export const addressMocks = {
  ok: [
    ok('listAddresses', { addresses: [] }),
    ok('addAddress', all),
    ok('changeAddress', all),
    ok('removeAddress', all),
  ],
  kept: [ok('listAddresses', all)],
  slow: [slow('listAddresses')],
  error: [failing('listAddresses', 'INTERNAL')],
}
