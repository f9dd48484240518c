import { useStrings } from '../environment/Environment'
import { panelStrings } from './panelStrings'

export type PanelText = ReturnType<typeof usePanelText>

export const usePanelText = () => useStrings(panelStrings)
