import { countProblem, defaultMaximumCount, type FileFacts, fileProblem } from '@ebkit/rules/files'
import { type PendingContext, show } from './context'
import { presentFiles } from './presentFiles'

/** Whether uploads of an earlier page fit the maximum and the rules; reports those that do not fit. */
export function mayRestore(context: PendingContext, file: FileFacts): boolean {
  const { rules, single } = context.settings()
  if (fileProblem(file, rules)) return false
  const limit = single ? 1 : (rules.maxCount ?? defaultMaximumCount)
  if (!countProblem(presentFiles(context).length + 1, limit)) return true
  const before = context.notices.find(({ key }) => key === 'cut')
  const others = context.notices.filter((notice) => notice !== before)
  context.notices = [...others, { key: 'cut', params: { limit, count: (before?.params?.count ?? 0) + 1 } }]
  show(context)
  return false
}
