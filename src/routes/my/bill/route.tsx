import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requirePassword } from '../../-guards.ts'

export const Route = createFileRoute('/my/bill')({ beforeLoad: requirePassword, component: Outlet })
