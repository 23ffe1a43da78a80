import { MonthSelect } from '../MonthSelect.tsx'

type Props = { period: string | undefined; onChoose: (period: string | undefined) => void }

/** The month of the bills to show; an empty one stands for all. A choice holds at once. */
export const MonthChoice = ({ period, onChoose }: Props) => (
  <MonthSelect labelHidden value={period ?? ''} onChange={(month) => onChoose(month || undefined)} />
)
