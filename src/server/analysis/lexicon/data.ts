/** Data, statistics and artificial intelligence. */
export const DATA_SKILLS = `Machine learning|Apprentissage automatique|ML|Machine Learning supervisé
Deep learning|Apprentissage profond|Réseaux de neurones|Neural networks
Artificial intelligence|Intelligence artificielle|IA|AI
IA générative|Generative AI|GenAI
NLP|Natural language processing|Traitement du langage naturel|Traitement automatique du langage|TAL
LLM|LLMs|Large language models|Grands modèles de langage
RAG|Retrieval-augmented generation
Prompt engineering
Computer vision|Vision par ordinateur|Traitement d'images|Image processing
Data science|Science des données
Data analysis|Analyse de données|Data analytics|Analyse des données|Data analyst
Data engineering|Ingénierie des données
Data visualization|Visualisation de données|Dataviz|Data visualisation|Data viz
Data mining|Fouille de données
Data modeling|Modélisation de données|Data modelling|Modélisation des données
Data warehouse|Data warehousing|Entrepôt de données|Datawarehouse|DWH
Data lake|Datalake
Data governance|Gouvernance des données|Gouvernance de la donnée
Data quality|Qualité des données|Qualité de données
Data cleaning|Nettoyage de données|Data cleansing
Data management|Gestion de données|Gestion des données|Master data management|MDM
Data entry|Saisie de données|Saisie
Data migration ETL
Big data|Big Data
ETL|ELT|ETL processes|Pipelines ETL
Data pipelines|Pipelines de données|Data pipeline
Business intelligence|BI|Informatique décisionnelle|Décisionnel
Statistics|Statistiques|Statistique|Statistical analysis|Analyse statistique|Statistical modeling
Econometrics|Économétrie
Probability|Probabilités
Mathematics|Mathématiques|Mathématiques appliquées|Applied mathematics
Predictive modeling|Modélisation prédictive|Predictive analytics|Analyse prédictive
Time series|Séries temporelles|Time series analysis
Forecasting|Prévisions|Prévision
A/B testing|AB testing|Tests A/B|A/B tests
Regression|Régression linéaire|Linear regression|Logistic regression|Régression logistique|Regression analysis
Clustering|Classification non supervisée|K-means
Random forest|Forêts aléatoires
XGBoost
LightGBM
Reinforcement learning|Apprentissage par renforcement
Feature engineering
MLOps|ML Ops
Recommendation systems|Systèmes de recommandation|Recommender systems
Optimisation|Optimization|Recherche opérationnelle|Operations research
TensorFlow|Tensorflow
Keras
PyTorch|Pytorch
scikit-learn|Scikit learn|sklearn|Scikit-Learn
pandas
NumPy|Numpy
SciPy
Matplotlib
Seaborn
Plotly|Plotly Dash
Streamlit
NLTK
spaCy
Hugging Face|HuggingFace
LangChain
OpenAI API|OpenAI|ChatGPT
OpenCV
Jupyter|Jupyter Notebook|Jupyter Notebooks
Anaconda
Apache Spark|Spark|PySpark|Spark Streaming
Hadoop|Apache Hadoop|HDFS
Hive|Apache Hive
MapReduce
Impala
Sqoop
Flume
Pig|Apache Pig
Flink|Apache Flink
Airflow|Apache Airflow
dbt
Databricks
Snowflake
BigQuery|Google BigQuery
Redshift|Amazon Redshift
Azure Synapse|Synapse
Azure Data Factory|Data Factory|ADF
AWS Glue
SageMaker|AWS SageMaker
Vertex AI
MLflow
Kubeflow
NiFi|Apache NiFi
Fivetran
Informatica|Informatica PowerCenter
DataStage|IBM DataStage
Pentaho
Alteryx
Dataiku|Dataiku DSS
KNIME
RapidMiner
Tableau|Tableau Software|Tableau Desktop
Power BI|PowerBI|Microsoft Power BI|MS Power BI
DAX
Power Query
Looker
Looker Studio|Google Data Studio|Data Studio
Qlik Sense|QlikSense|Qlik
QlikView
MicroStrategy
Cognos|IBM Cognos
Metabase
Superset|Apache Superset
SAS|SAS Base|SAS Enterprise Guide|SAS programming
SPSS|IBM SPSS
Stata
EViews
Minitab
JMP
Sphinx|Le Sphinx
tidyverse|ggplot2|dplyr
R Shiny|Shiny
Crystal Reports
Excel avancé|Advanced Excel|Excel expert
Tableaux croisés dynamiques|Pivot tables|TCD|Pivot table
RGPD|GDPR|Protection des données|Data protection|General Data Protection Regulation
Web scraping|Scraping
Google Tag Manager|GTM
Matomo|Piwik
Data storytelling
SIG|GIS|Geographic information systems|Systèmes d'information géographique
ArcGIS|ESRI ArcGIS
QGIS
MapInfo
Télédétection|Remote sensing
FME
Bioinformatique|Bioinformatics
Biostatistique|Biostatistics|Biostatistiques
OLAP|Cubes OLAP
KPI reporting|Tableaux de bord|Dashboards|Dashboarding|Tableau de bord|Dashboard
Reporting|Reportings|Reports
Survey design|Conception d'enquêtes|Enquêtes|Sondages
Scilab
GNU Octave|Octave
Mathematica|Wolfram Mathematica
?Maple
SageMath|Sage Math
Maxima
Gnuplot
Overleaf
Beamer
Quarto
R Markdown|RMarkdown|Rmd
RStudio|R Studio
?Knitr
Stan
Snakemake
Nextflow
Bioconductor
CatBoost
Gensim
?YOLO
?JAX
Dagster
Monte Carlo|Méthodes de Monte-Carlo|Monte Carlo methods|Monte Carlo simulation
GAN|GANs|Generative adversarial networks
CNN|CNNs|Convolutional neural networks
RNN|LSTM
?Transformers
GDAL
NVivo
Qualtrics
LimeSurvey
REDCap
EndNote
Mendeley
FactSet`;
