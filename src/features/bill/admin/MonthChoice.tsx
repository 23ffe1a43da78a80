import { MonthSelect } from '../MonthSelect.tsx'

type Props = { period: string | undefined; onChoose: (period: string | undefined) => void }

/** The month of the bills to show; an empty value means all. A choice applies at once. */
export const MonthChoice = ({ period, onChoose }: Props) => (
  <MonthSelect labelHidden value={period ?? ''} onChange={(month) => onChoose(month || undefined)} />
)
