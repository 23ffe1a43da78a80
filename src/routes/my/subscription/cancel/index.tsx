import { createFileRoute } from '@tanstack/react-router'
import { ReasonStep } from './-parts/ReasonStep.tsx'

export const Route = createFileRoute('/my/subscription/cancel/')({ component: ReasonStep })
