import { BankScreen } from '@/screens/admin/bank/bank-screen'
import { useStatement } from './statement'

export default function BankSection() {
  return <BankScreen {...useStatement()} />
}
