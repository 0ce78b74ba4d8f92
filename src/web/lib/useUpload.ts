import { useState } from 'react';
import type { RejectedFile } from '#contract/candidates';
import { type CallError, failureFields, failureMessage } from './api/failure.ts';
import { type Choice, chooseFiles, type UploadRules } from './uploads.ts';

const NOTHING: Choice = { files: [], refused: [] };

/** A call that created nothing tells each file's refusal under its name. */
const refusedBy = (error: CallError): RejectedFile[] =>
  Object.entries(failureFields(error)).map(([fileName, message]) => ({ fileName, message }));

export interface UploadCalls {
  rules: UploadRules;
  sendOne: (file: File) => Promise<{ error?: CallError }>;
  sendMany: (files: File[]) => Promise<{ data?: { rejected: RejectedFile[] }; error?: CallError }>;
  /** Every file was taken. */
  onDone: () => void;
}

/** Files chosen, refused and sent. A call that fails as a whole leaves the chosen files where they are. */
export const useUpload = ({ rules, sendOne, sendMany, onDone }: UploadCalls) => {
  const [{ files, refused }, setChoice] = useState<Choice>(NOTHING);
  /** What is wrong with the call as a whole; null when nothing is, or when nothing can be said of it. */
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const taken = () => {
    setChoice(NOTHING);
    onDone();
  };

  const oneSent = ({ error }: { error?: CallError }) => (error ? setProblem(failureMessage(error)) : taken());

  const manySent = ({ data, error }: Awaited<ReturnType<UploadCalls['sendMany']>>) => {
    const rejected = data?.rejected ?? refusedBy(error);
    if (data && rejected.length === 0) taken();
    else if (rejected.length > 0) setChoice({ files: data ? [] : files, refused: rejected });
    else setProblem(failureMessage(error));
  };

  return {
    files,
    refused,
    problem,
    isSending,
    add: (added: File[]) => {
      setProblem(null);
      setChoice(chooseFiles(rules, files, added));
    },
    remove: (file: File) => setChoice({ files: files.filter((other) => other !== file), refused }),
    send: async () => {
      const [first, second] = files;
      if (!first) return setProblem(rules.noFile);
      setProblem(null);
      setSending(true);
      if (second) manySent(await sendMany(files));
      else oneSent(await sendOne(first));
      return setSending(false);
    },
  };
};
export type Upload = ReturnType<typeof useUpload>;
