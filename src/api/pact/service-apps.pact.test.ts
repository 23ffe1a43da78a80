import { describeRefusals } from './describe-refusals.ts'
import { serviceAppRefusals } from './service-apps.refusals.ts'

describeRefusals(serviceAppRefusals)
