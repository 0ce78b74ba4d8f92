import { CV_EXTENSIONS, UPLOAD_MESSAGES } from '#contract/candidates';
import type { UploadRules } from '#lib/uploads';
import { useUpload } from '#lib/useUpload';
import { useUploadCandidateMutation, useUploadCandidatesMutation } from './candidatesApi.ts';

/** Spec 2 §2. */
export const candidateUploadRules: UploadRules = {
  extensions: CV_EXTENSIONS,
  wrongType: UPLOAD_MESSAGES.wrongType,
  noFile: UPLOAD_MESSAGES.noFile,
};

/** CVs chosen and sent: one makes one candidate, several make several (spec 2 §2). */
export const useCandidateUpload = (onDone: () => void) => {
  const [uploadOne] = useUploadCandidateMutation();
  const [uploadMany] = useUploadCandidatesMutation();
  return useUpload({
    rules: candidateUploadRules,
    sendOne: (file) => uploadOne({ files: [file] }),
    sendMany: (files) => uploadMany({ files }),
    onDone,
  });
};
