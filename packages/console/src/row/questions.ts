export { DeleteQuestion } from '@ebkit/widgets/row-questions'
export { RowQuestion } from './RowQuestion'
