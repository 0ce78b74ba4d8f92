/** What a template is given: a candidate's facts as the printed CV words them, or the sample (spec 2 §3, Sample CV). */
export interface CvExperience {
  title: string;
  company: string;
  location: string;
  startDate: string;
  endDate: string;
  context: string;
  description: string;
  responsibilities: string[];
}

export interface CvEducation {
  degree: string;
  institution: string;
  location: string;
  startYear: string;
  endYear: string;
  description: string;
}

export interface CvContent {
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string;
  currentPosition: string;
  location: string;
  summary: string;
  workExperience: CvExperience[];
  education: CvEducation[];
  technicalSkills: string[];
  softSkills: string[];
  languages: { name: string; level: string }[];
  certifications: string[];
}
