import { type ComponentType, useEffect, useState } from 'react'
import { useShown } from '../dialog/useShown'
import type { FeedbackProps } from './Feedback'
import type { MessagesProps } from './Messages'

/** The page's list of messages, which few elements show: its code is loaded then. */
export function useMessageList(props: FeedbackProps) {
  const [loaded, setLoaded] = useState<{ Messages?: ComponentType<MessagesProps> }>({})
  const { Messages } = loaded
  const { isOpen, show, hide } = useShown({ ...props, open: false })
  const isNeeded = props.list || isOpen
  useEffect(() => {
    if (isNeeded) import('./Messages').then(setLoaded, () => {})
  }, [isNeeded])
  return {
    list: isNeeded && Messages && (
      <Messages
        hasButton={!!props.list}
        open={isOpen}
        onOpen={show}
        onClose={hide}
        onClosed={props.onAfterHide}
      />
    ),
    show,
    hide: () => hide(),
  }
}
