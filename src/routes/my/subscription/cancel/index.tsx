import { createFileRoute } from '@tanstack/react-router'
import { ReasonStep } from '#src/features/subscription/cancel/ReasonStep.tsx'

export const Route = createFileRoute('/my/subscription/cancel/')({ component: ReasonStep })
