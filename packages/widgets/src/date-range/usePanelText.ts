import { useStrings } from '../environment/useStrings'
import { panelStrings } from './panelStrings'

export type PanelText = ReturnType<typeof usePanelText>

export const usePanelText = () => useStrings(panelStrings)
