export interface BankDetails {
  readonly bankName: string
  readonly accountHolder: string
  readonly iban: string
  readonly bic: string
}

/** The shopper transfers the total to the shop's account. */
export interface BankTransferSettings extends BankDetails {
  readonly enabled: boolean
  readonly instructions: string
}

export interface BankTransferDetails {
  readonly type: 'bank_transfer'
  readonly bankDetails: BankDetails
}

export const bankTransfer = {
  settingsKey: 'bankTransfer',
  detailsOf: ({ bankName, accountHolder, iban, bic }: BankTransferSettings): BankTransferDetails => ({
    type: 'bank_transfer',
    bankDetails: { bankName, accountHolder, iban, bic },
  }),
} as const
