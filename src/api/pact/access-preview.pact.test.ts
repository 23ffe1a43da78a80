import { accessPreviewRefusals } from './access-preview.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(accessPreviewRefusals)
