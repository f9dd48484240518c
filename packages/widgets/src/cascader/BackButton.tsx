import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon } from '@ebkit/ui/icons'
import type { PanelProps } from './panelProps'
import type { Branch } from './tree'

interface BackButtonProps {
  /** The branch of the shown column. */
  branch: Branch
  text: PanelProps['text']
  onPress: () => void
}

/** Returns to the previous level if a narrow panel shows only the last column. */
export const BackButton = ({ branch, text, onPress }: BackButtonProps) => (
  <button
    type="button"
    className="eb-cascader__back"
    aria-label={`${text('back')} ${branch.label}`}
    onClick={onPress}
  >
    <Icon path={chevronLeftIcon} />
    {branch.label}
  </button>
)
