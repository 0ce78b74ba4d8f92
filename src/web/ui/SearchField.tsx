import Search from '@mui/icons-material/Search';
import { useEffect, useRef, useState } from 'react';
import { isTyping } from '#lib/isTyping';
import { FilterInput } from './FilterInput.tsx';

const COMMIT_DELAY_MS = 250;

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The words searched for. */
  value: string;
  /** Called once typing pauses. Must keep its identity. */
  onCommit: (words: string) => void;
}

/** A search box that shows every key at once and searches when typing pauses; `/` brings the cursor to it. */
export const SearchField = ({ label, placeholder, value, onCommit }: SearchFieldProps) => {
  const [text, setText] = useState(value);
  const committed = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  // The value changed by other means: back button, cleared filters.
  useEffect(() => {
    if (value === committed.current) return;
    committed.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const words = text.trim();
    if (words === committed.current) return undefined;
    const timer = setTimeout(() => {
      committed.current = words;
      onCommit(words);
    }, COMMIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, onCommit]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <FilterInput
      type="search"
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => setText(target.value)}
      inputRef={input}
      startAdornment={<Search fontSize="small" sx={{ color: 'text.secondary' }} />}
      inputProps={{ 'aria-label': label, 'aria-keyshortcuts': '/', maxLength: 200 }}
    />
  );
};
