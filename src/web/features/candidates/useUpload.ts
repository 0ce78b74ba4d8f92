import { useState } from 'react';
import { type RejectedFile, UPLOAD_MESSAGES } from '#contract/candidates';
import { type CallError, failureFields, failureMessage } from '#lib/api/failure';
import { useUploadCandidateMutation, useUploadCandidatesMutation } from './candidatesApi.ts';
import { type Choice, chooseFiles } from './uploadFiles.ts';

const NOTHING: Choice = { files: [], refused: [] };

/** A call that created nothing tells each file's refusal under its name. */
const refusedBy = (error: CallError): RejectedFile[] =>
  Object.entries(failureFields(error)).map(([fileName, message]) => ({ fileName, message }));

/** Files chosen, refused and sent. A call that fails as a whole leaves the chosen files where they are. */
export const useUpload = (onDone: () => void) => {
  const [{ files, refused }, setChoice] = useState<Choice>(NOTHING);
  /** What is wrong with the call as a whole; null when nothing is, or when nothing can be said of it. */
  const [problem, setProblem] = useState<string | null>(null);
  const [uploadOne, one] = useUploadCandidateMutation();
  const [uploadMany, many] = useUploadCandidatesMutation();

  const settle = (rejected: RejectedFile[]) => {
    if (rejected.length === 0) onDone();
    else setChoice({ files: [], refused: rejected });
  };

  const sendOne = async (file: File) => {
    const { error } = await uploadOne({ files: [file] });
    if (!error) onDone();
    else setProblem(failureMessage(error));
  };

  const sendMany = async () => {
    const { data, error } = await uploadMany({ files });
    if (data) return settle(data.rejected);
    const rejected = refusedBy(error);
    return rejected.length > 0 ? setChoice({ files, refused: rejected }) : setProblem(failureMessage(error));
  };

  return {
    files,
    refused,
    problem,
    isSending: one.isLoading || many.isLoading,
    add: (added: File[]) => {
      setProblem(null);
      setChoice(chooseFiles(files, added));
    },
    remove: (file: File) => setChoice({ files: files.filter((other) => other !== file), refused }),
    send: async () => {
      const [first, second] = files;
      if (!first) return setProblem(UPLOAD_MESSAGES.noFile);
      setProblem(null);
      return second ? sendMany() : sendOne(first);
    },
  };
};
