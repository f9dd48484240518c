export { PanelButton, type PanelButtonProps } from './PanelButton'
export { PanelFrame, type PanelFrameProps } from './PanelFrame'
