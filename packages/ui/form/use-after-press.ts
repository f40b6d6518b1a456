import { useCallback, useEffect, useRef } from 'react';

type Task = () => void;

/**
 * Returns a function that runs a task after the pending press of a pointer, or at once without one. A press moves the
 * focus before it becomes a click: a layout change in between moves the button away from the pointer, and the click is
 * lost.
 */
export function useAfterPress(): (task: Task) => void {
  const isPressed = useRef(false);
  const waiting = useRef<Task[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      if (!isPressed.current) return;
      isPressed.current = false;
      // The click follows in the same task.
      setTimeout(() => {
        for (const task of waiting.current.splice(0)) task();
      });
    };
    // Mouse events, because a touch moves the focus with the mouse events that follow it, when its pointer is already
    // up.
    addEventListener('mousedown', press, true);
    // A mouse button that is released outside the page fires nothing; the next key or press ends its press.
    const releases = ['mouseup', 'dragend', 'keydown'] as const;
    for (const type of releases) addEventListener(type, release, true);
    return () => {
      removeEventListener('mousedown', press, true);
      for (const type of releases) removeEventListener(type, release, true);
    };
  }, []);

  return useCallback((task) => {
    if (isPressed.current) waiting.current.push(task);
    else task();
  }, []);
}
