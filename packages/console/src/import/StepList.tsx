import { Icon } from '@ebkit/ui/icon'
import { checkIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { ImportState } from './importModel'
import { importStrings } from './strings'

const steps = [
  ['file', 'stepFile'],
  ['columns', 'stepColumns'],
  ['rows', 'stepRows'],
  ['done', 'stepDone'],
] as const

/** The progress of an import. */
export function StepList({ step }: Pick<ImportState, 'step'>) {
  const text = useStrings(importStrings)
  const current = steps.findIndex(([name]) => name === step)
  return (
    <ol className="eb-import__steps" aria-label={text('steps')}>
      {steps.map(([name, label], index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          {index < current ? <Icon path={checkIcon} /> : <span>{index + 1}</span>}
          {text(label)}
        </li>
      ))}
    </ol>
  )
}
