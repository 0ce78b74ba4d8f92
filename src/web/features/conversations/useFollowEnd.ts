import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/conversations';
import { PENDING_ANSWER } from './messages.ts';

/** Spec 2 §9. */
const DELAY_MS = 50;

/** Nearer than this the end counts as in sight. */
const NEAR_PX = 48;

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight - scrollTop - clientHeight <= NEAR_PX;

/**
 * Brings the end of the messages into sight a moment after the latest one came or grew, unless the person has gone up to read:
 * then she stays there until she comes back, or asks something else.
 */
export const useFollowEnd = (latest: Message | undefined) => {
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const lastTop = useRef(0);
  const isAnswering = latest?.id === PENDING_ANSWER;
  const [wasAnswering, setWasAnswering] = useState(isAnswering);
  if (isAnswering !== wasAnswering) {
    setWasAnswering(isAnswering);
    if (isAnswering) setFollowing(true);
  }

  const goToEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setFollowing(true);
  }, []);

  /** Only going up ends it: an answer that grows faster than it is followed moves the end, not the person. */
  const onScroll = () => {
    if (!box.current) return;
    const { scrollTop } = box.current;
    if (isNearEnd(box.current)) setFollowing(true);
    else if (scrollTop < lastTop.current) setFollowing(false);
    lastTop.current = scrollTop;
  };

  useEffect(() => {
    if (!latest || !isFollowing) return undefined;
    const timer = setTimeout(goToEnd, DELAY_MS);
    return () => clearTimeout(timer);
  }, [goToEnd, latest, isFollowing]);

  return { box, isFollowing, goToEnd, onScroll };
};
